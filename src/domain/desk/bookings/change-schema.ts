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

/** What a change of a booking comes to, before it is made. */
export const changeOutlookSchema = v.object({
  ok: v.literal(true),
  to_date: day,
  guests: whole,
  quote: quoteSchema,
  /** What it may have along, at the price it would have it. */
  offered: v.array(offeredSchema),
  total_cents: whole,
  difference_cents: whole,
  kept_cents: whole,
  owed_cents: whole,
  due_on: v.nullable(day),
  back_cents: whole,
  /** What cancelling brings today, before the change and right after it. */
  cancel_before_cents: whole,
  cancel_after_cents: whole,
  /** The most that may go back. */
  possible_cents: whole,
  seats_left: v.nullable(whole),
});
export type ChangeOutlook = v.InferOutput<typeof changeOutlookSchema>;

/** What is asked for; left out stays as it is. */
export type WantedChange = {
  to_date?: string;
  waive_fee?: boolean;
  guests?: number;
  options?: readonly { id: string; count: number }[];
  back_cents?: number;
};

/** Cash that a guide's phone told and that waits for the desk. */
export const claimEntries = {
  claim_id: v.string(),
  amount_cents: v.pipe(v.number(), v.integer()),
  currency: v.string(),
  charged_minor: v.nullable(v.number()),
  guide_name: v.string(),
  seen_at: v.string(),
  received_at: v.string(),
  /** Why it waits; null: the books refused it. */
  doubt: v.nullable(v.string()),
};
