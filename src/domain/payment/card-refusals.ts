import * as v from "valibot";
import { integer } from "../schemas.ts";

export const CARD_REFUSALS = [
  "card_unknown",
  "card_voided",
  "card_over",
  "card_empty",
  "card_changed",
  "cash_ceiling",
  "already_paid",
  "called_off",
  "hold_over",
  "not_found",
  "id_taken",
] as const;
export type CardRefusal = (typeof CARD_REFUSALS)[number];

export const cardOutlookSchema = v.object({ left_cents: integer, takes_cents: integer, owed_cents: integer });
export type CardOutlook = v.InferOutput<typeof cardOutlookSchema>;

export const cardRefusalSchema = v.object({
  ok: v.literal(false),
  code: v.picklist(CARD_REFUSALS),
  outlook: v.nullish(cardOutlookSchema),
});
const CARD = /^[A-HJ-NP-Z2-9]{15}$/;

export const isCardCode = (typed: string): boolean => CARD.test(typed.replace(/[^A-Za-z0-9]/g, "").toUpperCase());
