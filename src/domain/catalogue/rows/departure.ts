import * as v from "valibot";
import { wholeNumber } from "../../schemas.ts";

const text = v.string();
const day = v.pipe(text, v.isoDate());

export const departureSchema = v.object({
  id: text,
  item_type: v.picklist(["tour", "package"]),
  item_id: text,
  start_date: day,
  end_date: v.nullable(day),
  places: v.nullable(wholeNumber),
  price_cents: v.nullable(wholeNumber),
  min_guests: v.nullable(wholeNumber),
  closes_days: wholeNumber,
  state: v.picklist(["open", "closed", "guaranteed"]),
  note: v.nullable(text),
  revision: wholeNumber,
});
export type Departure = v.InferOutput<typeof departureSchema>;
