import * as v from "valibot";
import { integer, isoDay, textOrNull } from "../../schemas.ts";

export const deskDepartureSchema = v.object({
  id: v.string(),
  item_type: v.picklist(["tour", "package"]),
  item_id: v.string(),
  start_date: isoDay,
  end_date: v.nullable(isoDay),
  places: v.nullable(integer),
  price_cents: v.nullable(integer),
  min_guests: v.nullable(integer),
  closes_days: integer,
  state: v.picklist(["open", "closed", "guaranteed", "cancelled"]),
  guide_id: textOrNull,
  note: textOrNull,
  guide_note: textOrNull,
  meeting_point: textOrNull,
  meeting_time: textOrNull,
  meeting_latitude: v.nullable(v.number()),
  meeting_longitude: v.nullable(v.number()),
  private: v.boolean(),
  taken: integer,
  revision: integer,
});
export type DeskDeparture = v.InferOutput<typeof deskDepartureSchema>;

export const departureRowSchema = v.object({
  ...deskDepartureSchema.entries,
  bookings: integer,
  held_bookings: integer,
  waiting: v.object({ people: integer }),
});
export type DepartureRow = v.InferOutput<typeof departureRowSchema>;

export const itemDeparturesSchema = v.object({
  item_type: v.picklist(["tour", "package"]),
  title: v.string(),
  price_cents: integer,
  max_guests: integer,
  meeting_point: textOrNull,
  meeting_time: textOrNull,
  rows: v.array(departureRowSchema),
});
export type ItemDepartures = v.InferOutput<typeof itemDeparturesSchema>;

const freeGuideSchema = v.object({
  id: v.string(),
  name: v.string(),
  leads: v.array(v.object({ title: v.string(), start_date: isoDay, last_day: isoDay })),
});
export type FreeGuide = v.InferOutput<typeof freeGuideSchema>;
export const freeGuidesSchema = v.array(freeGuideSchema);

export const isFreeGuide = ({ leads }: FreeGuide): boolean => leads.length === 0;

export const sortFreeFirst = (guides: readonly FreeGuide[]): FreeGuide[] =>
  guides.toSorted((one, other) => one.leads.length - other.leads.length || one.name.localeCompare(other.name));
