import * as v from "valibot";
import { quoteSchema } from "../../booking/booking-view.ts";

const wholeNumber = v.pipe(v.number(), v.integer());
const day = v.pipe(v.string(), v.isoDate());

const departureChoiceSchema = v.object({
  id: v.string(),
  name: v.string(),
  price_cents: wholeNumber,
  per: v.picklist(["guest", "booking"]),
  most: wholeNumber,
  retired: v.boolean(),
});

export const changeOutlookSchema = v.object({
  ok: v.literal(true),
  to_date: day,
  guests: wholeNumber,
  quote: quoteSchema,
  offered: v.array(departureChoiceSchema),
  total_cents: wholeNumber,
  difference_cents: wholeNumber,
  kept_cents: wholeNumber,
  owed_cents: wholeNumber,
  due_on: v.nullable(day),
  back_cents: wholeNumber,
  cancel_before_cents: wholeNumber,
  cancel_after_cents: wholeNumber,
  possible_cents: wholeNumber,
  seats_left: v.nullable(wholeNumber),
});
export type ChangeOutlook = v.InferOutput<typeof changeOutlookSchema>;

export type BookingChangeInput = {
  to_date?: string;
  waive_fee?: boolean;
  guests?: number;
  options?: readonly { id: string; count: number }[];
  back_cents?: number;
};

export const claimEntries = {
  claim_id: v.string(),
  amount_cents: v.pipe(v.number(), v.integer()),
  currency: v.string(),
  charged_minor: v.nullable(v.number()),
  guide_name: v.string(),
  seen_at: v.string(),
  received_at: v.string(),
  doubt: v.nullable(v.string()),
};
