import { CODE_REFUSALS } from "../pricing/discount.ts";

/** Anything but these codes is retried. */
export const REFUSAL_CODES = [
  "invalid_booking",
  "invalid_amount",
  "item_gone",
  "date_gone",
  "seats_gone",
  "group_too_large",
  ...CODE_REFUSALS,
  "options_changed",
  "questions_changed",
  "price_up",
  "too_many_holds",
  "id_taken",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];
