import * as v from "valibot";
import { handedSchema, pocketDepartureSchema } from "../../guide/pocket.ts";

export const checkInSchema = v.object({
  server_time: v.string(),
  departure_id: v.string(),
  guide: v.nullable(v.object({ id: v.string(), name: v.string() })),
  bookings: pocketDepartureSchema.entries.bookings,
  facts: pocketDepartureSchema.entries.facts,
  cash: v.array(
    v.object({ ...handedSchema.entries, rate: v.nullish(v.number(), null), note: v.nullish(v.string(), null) }),
  ),
  phones: v.array(
    v.object({
      id: v.string(),
      guide_name: v.string(),
      last_heard_at: v.string(),
      leads: v.boolean(),
    }),
  ),
});
export type CheckIn = v.InferOutput<typeof checkInSchema>;
export type ToldCash = CheckIn["cash"][number];
