import * as v from "valibot";
import { integer, isoDay } from "../schemas.ts";

export const availabilitySchema = v.object({
  as_of: v.string(),
  on_request: v.boolean(),
  max_guests: integer,
  dates: v.array(v.object({ date: isoDay, seats_left: integer })),
});

export type Availability = v.InferOutput<typeof availabilitySchema>;
