import { Badge, Group } from "@mantine/core";
import { CARD_PREVIEW } from "#texts/desk-catalogue.ts";
import { DIFFICULTY_LABELS } from "#texts/home.ts";
import { imageUrl } from "../../../data/net/addresses.ts";
import { coverOf, focusOf } from "../../../domain/catalogue/pictures.ts";
import type { Difficulty } from "../../../domain/catalogue/tiers.ts";
import type { ItemForm } from "../../../domain/desk/catalogue/admin-forms.ts";
import { Picture } from "../../../shared/ui/picture.tsx";
import { cardPlaceText, cardFactsText } from "../../../text/desk-catalogue.ts";
import classes from "./item-form.module.css";

const numberOf = (typed: string) => (typed === "" ? null : Number(typed));

function lineOf(form: ItemForm): string {
  if ("name" in form) return cardPlaceText(form.city, form.country);
  const cents = Math.round(Number(form.price || "0") * 100);
  const price = Number.isFinite(cents) ? cents : null;
  return cardFactsText(price, numberOf(form.duration_days), numberOf(form.max_guests));
}

export function CardPreview({ form }: { form: ItemForm }) {
  const title = "name" in form ? form.name : form.title;
  return (
    <aside aria-label={CARD_PREVIEW.label}>
      <p className="dim">{CARD_PREVIEW.label}</p>
      <div className={`surface ${classes.preview}`}>
        <Picture src={imageUrl(form.image_url)} alt="" sizes="20rem" focus={focusOf(coverOf(form))} />
        <div>
          <Group gap="xs">
            {form.featured ? <Badge color="saffron">{CARD_PREVIEW.featured}</Badge> : null}
            {"difficulty_level" in form ? (
              <Badge color="turquoise">{DIFFICULTY_LABELS[form.difficulty_level as Difficulty]}</Badge>
            ) : null}
          </Group>
          <strong>{title || CARD_PREVIEW.untitled}</strong>
          <p>{lineOf(form)}</p>
          <p className="dim">{form.description.slice(0, 140)}</p>
        </div>
      </div>
    </aside>
  );
}
