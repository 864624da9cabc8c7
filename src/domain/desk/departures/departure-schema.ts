import * as v from "valibot";

const wholeNumber = v.pipe(v.number(), v.integer());
const day = v.pipe(v.string(), v.isoDate());
const text = v.nullable(v.string());

export const deskDepartureSchema = v.object({
  id: v.string(),
  item_type: v.picklist(["tour", "package"]),
  item_id: v.string(),
  start_date: day,
  end_date: v.nullable(day),
  places: v.nullable(wholeNumber),
  price_cents: v.nullable(wholeNumber),
  min_guests: v.nullable(wholeNumber),
  closes_days: wholeNumber,
  state: v.picklist(["open", "closed", "guaranteed", "cancelled"]),
  guide_id: text,
  note: text,
  guide_note: text,
  meeting_point: text,
  meeting_time: text,
  meeting_latitude: v.nullable(v.number()),
  meeting_longitude: v.nullable(v.number()),
  private: v.boolean(),
  taken: wholeNumber,
  revision: wholeNumber,
});
export type DeskDeparture = v.InferOutput<typeof deskDepartureSchema>;

export const departureRowSchema = v.object({
  ...deskDepartureSchema.entries,
  bookings: wholeNumber,
  held_bookings: wholeNumber,
  waiting: v.object({ people: wholeNumber }),
});
export type DepartureRow = v.InferOutput<typeof departureRowSchema>;

export const itemDeparturesSchema = v.object({
  item_type: v.picklist(["tour", "package"]),
  title: v.string(),
  price_cents: wholeNumber,
  max_guests: wholeNumber,
  meeting_point: text,
  meeting_time: text,
  rows: v.array(departureRowSchema),
});
export type ItemDepartures = v.InferOutput<typeof itemDeparturesSchema>;
