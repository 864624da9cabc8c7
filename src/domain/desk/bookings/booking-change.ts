import * as v from "valibot";
import { integer, isoDay } from "../../schemas.ts";

const options = v.array(v.object({ id: v.string(), name: v.string(), cents: integer, count: integer }));

export const changeSchema = v.object({
  from_date: v.optional(isoDay),
  to_date: v.optional(isoDay),
  from_guests: v.optional(integer),
  to_guests: v.optional(integer),
  from_options: v.optional(options),
  to_options: v.optional(options),
  difference_cents: integer,
  owed_cents: integer,
  due_on: v.nullable(isoDay),
  back_cents: integer,
  kept_cents: integer,
});
export type Change = v.InferOutput<typeof changeSchema>;
