import * as v from "valibot";

const whole = v.pipe(v.number(), v.integer());
const day = v.pipe(v.string(), v.isoDate());
const text = v.nullable(v.string());

/** A departure as the desk keeps it: what is null is the item's. */
export const deskDepartureSchema = v.object({
  id: v.string(),
  item_type: v.picklist(["tour", "package"]),
  item_id: v.string(),
  start_date: day,
  end_date: v.nullable(day),
  places: v.nullable(whole),
  price_cents: v.nullable(whole),
  min_guests: v.nullable(whole),
  closes_days: whole,
  state: v.picklist(["open", "closed", "guaranteed", "cancelled"]),
  guide_id: text,
  note: text,
  private: v.boolean(),
  /** Seats held and sold. */
  taken: whole,
  revision: whole,
});
export type DeskDeparture = v.InferOutput<typeof deskDepartureSchema>;

const rowSchema = v.object({
  ...deskDepartureSchema.entries,
  bookings: whole,
  /** Those of them that only hold seats. */
  held_bookings: whole,
  /** Who waits for places. */
  waiting: v.object({ people: whole }),
});
export type DepartureRow = v.InferOutput<typeof rowSchema>;

export const itemDeparturesSchema = v.object({
  item_type: v.picklist(["tour", "package"]),
  title: v.string(),
  price_cents: whole,
  max_guests: whole,
  rows: v.array(rowSchema),
});
export type ItemDepartures = v.InferOutput<typeof itemDeparturesSchema>;

export const guideSchema = v.object({
  id: v.string(),
  name: v.string(),
  phone: text,
  email: text,
  archived: v.boolean(),
});
export type Guide = v.InferOutput<typeof guideSchema>;
