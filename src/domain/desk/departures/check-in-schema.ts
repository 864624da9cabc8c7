import * as v from "valibot";
import { cashPaymentSchema, rosterDepartureSchema } from "../../guide/roster.ts";
import { optionalText } from "../../schemas.ts";

export const checkInSchema = v.object({
  server_time: v.string(),
  departure_id: v.string(),
  guide: v.nullable(v.object({ id: v.string(), name: v.string() })),
  bookings: rosterDepartureSchema.entries.bookings,
  facts: rosterDepartureSchema.entries.facts,
  cash: v.array(v.object({ ...cashPaymentSchema.entries, rate: v.nullish(v.number(), null), note: optionalText })),
  phones: v.array(
    v.object({
      id: v.string(),
      guide_name: v.string(),
      last_contact_at: v.string(),
      leads: v.boolean(),
    }),
  ),
});
export type CheckIn = v.InferOutput<typeof checkInSchema>;
export type ReportedCash = CheckIn["cash"][number];
