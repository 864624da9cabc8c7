import { Badge, Group } from "@mantine/core";
import type { ItemForms } from "../../../domain/desk/catalogue/admin-forms.ts";
import { DIFFICULTY_LABELS } from "#words/catalogue/tiers.ts";
import { coverOf, focusOf } from "../../../domain/catalogue/pictures.ts";
import type { Difficulty, ItemKind } from "../../../domain/catalogue/types.ts";
import { imageUrl } from "../../../data/net/addresses.ts";
import { Picture } from "../../../shared/ui/picture.tsx";
import { count, moneyShort } from "#words/write.ts";
import classes from "./item-form.module.css";

type Form = ItemForms[ItemKind];

const countOrEmpty = (typed: string, one: string, many?: string) =>
  typed === "" ? `? ${many ?? `${one}s`}` : count(Number(typed), one, many);
function lineOf(form: Form): string {
  if ("name" in form) return `${form.city || "City"}, ${form.country}`;
  const cents = Math.round(Number(form.price || "0") * 100);
  const price = Number.isFinite(cents) ? moneyShort(cents) : "—";
  return `${price} per person · ${countOrEmpty(form.duration_days, "day")} · Up to ${countOrEmpty(form.max_guests, "person", "people")}`;
}

export function CardPreview({ form }: { form: Form }) {
  const title = "name" in form ? form.name : form.title;
  return (
    <aside aria-label="Preview">
      <p className="dim">Preview</p>
      <div className={`surface ${classes.preview}`}>
        <Picture src={imageUrl(form.image_url)} alt="" sizes="20rem" focus={focusOf(coverOf(form))} />
        <div>
          <Group gap="xs">
            {form.featured ? <Badge color="saffron">Featured</Badge> : null}
            {"difficulty_level" in form ? (
              <Badge color="turquoise">{DIFFICULTY_LABELS[form.difficulty_level as Difficulty]}</Badge>
            ) : null}
          </Group>
          <strong>{title || "Untitled"}</strong>
          <p>{lineOf(form)}</p>
          <p className="dim">{form.description.slice(0, 140)}</p>
        </div>
      </div>
    </aside>
  );
}
