import * as v from "valibot";
import { quoteSchema } from "../../booking/booking-view.ts";

const whole = v.pipe(v.number(), v.integer());
const day = v.pipe(v.string(), v.isoDate());

const offeredSchema = v.object({
  id: v.string(),
  name: v.string(),
  price_cents: whole,
  per: v.picklist(["guest", "booking"]),
  most: whole,
  retired: v.boolean(),
});

export const changeOutlookSchema = v.object({
  ok: v.literal(true),
  to_date: day,
  guests: whole,
  quote: quoteSchema,
  offered: v.array(offeredSchema),
  total_cents: whole,
  difference_cents: whole,
  kept_cents: whole,
  owed_cents: whole,
  due_on: v.nullable(day),
  back_cents: whole,
  cancel_before_cents: whole,
  cancel_after_cents: whole,
  possible_cents: whole,
  seats_left: v.nullable(whole),
});
export type ChangeOutlook = v.InferOutput<typeof changeOutlookSchema>;

export type WantedChange = {
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
