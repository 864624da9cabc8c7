import { GOOD_TO_KNOW } from "#texts/catalogue.ts";
import { LINES } from "#texts/desk-catalogue.ts";
import { SETTINGS, TEXT_LABELS } from "#texts/desk.ts";
import type { Field } from "../../../domain/catalogue/fields/field.ts";
import { itemFields } from "../../../domain/catalogue/fields/items.ts";
import { type FactName, factNames } from "../../../domain/catalogue/good-to-know.ts";
import { TRANSLATED_SETTINGS } from "../../../domain/catalogue/translation/shop-texts.ts";
import type { TranslatedKind } from "../../../domain/catalogue/translation/translations.ts";
import { FIGURE_SOURCES, SHOP_FIGURES } from "../../../domain/shop/settings.ts";
import { fieldWords } from "../../../text/desk-catalogue.ts";

const isFact = (name: string): name is FactName => factNames.some((fact) => fact === name);

function shopTextLabel(path: string): string {
  const setting = TRANSLATED_SETTINGS.find((name) => name === path);
  if (setting) {
    const figure = SHOP_FIGURES.find((name) => FIGURE_SOURCES[name] === setting);
    const { label } = TEXT_LABELS[setting];
    return figure ? `${TEXT_LABELS[figure].label}: ${label}` : label;
  }
  const [, index = "", field = ""] = path.split(".");
  const { people } = SETTINGS;
  return people.field({
    place: Number(index) + 1,
    field: people[field === "name" || field === "role" ? field : "words"],
  });
}

export function textLabel(kind: TranslatedKind, path: string): string {
  if (kind === "shop") return shopTextLabel(path);
  const [name = "", part] = path.split(".");
  const { label, one = LINES.line } = fieldWords(name, kind);
  if (part === undefined) return label;
  if (isFact(part)) return GOOD_TO_KNOW[part];
  const fields: Readonly<Record<string, Field>> = itemFields[kind];
  const number = Number(part) + (fields[name]?.kind === "days" ? 0 : 1);
  return `${label}: ${one} ${number}`;
}
