import * as v from "valibot";

export const availabilitySchema = v.object({
  as_of: v.string(),
  on_request: v.boolean(),
  max_guests: v.pipe(v.number(), v.integer()),
  dates: v.array(v.object({ date: v.pipe(v.string(), v.isoDate()), seats_left: v.pipe(v.number(), v.integer()) })),
});

export type Availability = v.InferOutput<typeof availabilitySchema>;
