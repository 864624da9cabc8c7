import {
  CARD_PREVIEW,
  EDITOR,
  FIELD_WORDS,
  ITEM_QUESTIONS,
  KIND_WORDS,
  OPTIONS,
  TRANSLATIONS,
} from "#texts/desk-catalogue.ts";
import { COMMAND_TEXTS, LANGUAGE_NAMES, SETTINGS } from "#texts/desk.ts";
import { moneyShort } from "#texts/write.ts";
import type { ItemQuestion, OptionForm } from "../domain/catalogue/fields/field.ts";
import type { ItemKind } from "../domain/catalogue/fields/items.ts";
import type { FindResult } from "../domain/desk/bookings/find-schema.ts";
import type { Language } from "../domain/languages.ts";
import { statusWords } from "./desk.ts";

type FieldWords = { label: string; ask?: string; hint?: string; placeholder?: string; one?: string };
const FIELDS: Readonly<Record<string, FieldWords>> = FIELD_WORDS;

export const fieldWords = (name: string, kind?: ItemKind): FieldWords =>
  kind === "package" && name === "itinerary" ? FIELD_WORDS.package_itinerary : (FIELDS[name] ?? { label: name });

export const itemSavedText = (kind: ItemKind, made: boolean): string => (made ? EDITOR.made : EDITOR.saved)[kind];

const PER: Readonly<Record<string, (typeof OPTIONS.line)["guest"]>> = OPTIONS.line;

export function optionLine({ name, price, per, most, retired }: OptionForm): string {
  const line = PER[per]?.({ name, price, most }) ?? name;
  return retired ? `${line}, ${OPTIONS.retiredLine}` : line;
}

export const questionLine = ({ text, choices, required, for_guide }: ItemQuestion): string =>
  [
    [text, ...choices].join(" / "),
    ...(required ? [ITEM_QUESTIONS.mustAnswer] : []),
    ...(for_guide ? [ITEM_QUESTIONS.toGuide] : []),
  ].join(", ");

export const translationState = (missing: number, stale: number): string =>
  [missing > 0 && TRANSLATIONS.missing({ missing }), stale > 0 && TRANSLATIONS.stale({ stale })]
    .filter(Boolean)
    .join(" · ") || TRANSLATIONS.allTranslated;

export const translationTitle = (language: Language): string =>
  TRANSLATIONS.form({ language: LANGUAGE_NAMES[language] });

export const cardPlaceText = (city: string, country: string): string =>
  CARD_PREVIEW.place({ city: city || CARD_PREVIEW.city, country });

export const cardFactsText = (cents: number | null, days: number | null, guests: number | null): string =>
  CARD_PREVIEW.trip({
    price: cents === null ? "—" : moneyShort(cents),
    days: days === null ? CARD_PREVIEW.daysUnknown : CARD_PREVIEW.days({ days }),
    guests: guests === null ? CARD_PREVIEW.guestsUnknown : CARD_PREVIEW.guests({ guests }),
  });

export const chargedCurrencyText = (to: string, from: string, price: string | undefined): string =>
  price ? SETTINGS.currencies.effectWithPrice({ to, from, price }) : SETTINGS.currencies.effect({ to, from });

export function foundBookingText({ status, matched, customer_email, ...booking }: FindResult["bookings"][number]) {
  const text = COMMAND_TEXTS.booking({ ...booking, status: statusWords(status) });
  const where = matched === "email" ? customer_email : matched === "phone" ? COMMAND_TEXTS.phone : "";
  return where ? `${text} · ${where}` : text;
}

export const foundDepartureText = ({ start_date, taken, state }: FindResult["departures"][number]): string =>
  COMMAND_TEXTS.departure({ start_date, taken, state: statusWords(state) });

export function foundItemText({ kind, archived }: FindResult["items"][number]): string {
  const { one } = KIND_WORDS[kind];
  return archived ? COMMAND_TEXTS.archived({ kind: one }) : one;
}
