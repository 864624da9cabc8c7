import * as v from "valibot";
import { quoteSchema } from "../../booking/booking-view.ts";
import { integer, isoDay, textOrNull } from "../../schemas.ts";

const departureChoiceSchema = v.object({
  id: v.string(),
  name: v.string(),
  price_cents: integer,
  per: v.picklist(["guest", "booking"]),
  most: integer,
  retired: v.boolean(),
});

export const changeOutlookSchema = v.object({
  ok: v.literal(true),
  to_date: isoDay,
  guests: integer,
  quote: quoteSchema,
  offered: v.array(departureChoiceSchema),
  total_cents: integer,
  difference_cents: integer,
  kept_cents: integer,
  owed_cents: integer,
  due_on: v.nullable(isoDay),
  back_cents: integer,
  cancel_before_cents: integer,
  cancel_after_cents: integer,
  possible_cents: integer,
  seats_left: v.nullable(integer),
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
  amount_cents: integer,
  currency: v.string(),
  charged_minor: v.nullable(v.number()),
  guide_name: v.string(),
  seen_at: v.string(),
  received_at: v.string(),
  doubt: textOrNull,
};
