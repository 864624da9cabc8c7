import * as v from "valibot";
import { BOOKING_STATUSES } from "../../booking/booking-view.ts";
import { integer, isoDay } from "../../schemas.ts";

export const findSchema = v.object({
  bookings: v.array(
    v.object({
      id: v.string(),
      reference: v.string(),
      customer_name: v.string(),
      customer_email: v.string(),
      title: v.string(),
      check_in: isoDay,
      status: v.picklist(BOOKING_STATUSES),
      guests: integer,
      matched: v.picklist(["name", "reference", "email", "phone", "trip"]),
    }),
  ),
  departures: v.array(
    v.object({
      id: v.string(),
      item_id: v.string(),
      title: v.string(),
      start_date: isoDay,
      state: v.string(),
      taken: integer,
    }),
  ),
  items: v.array(
    v.object({
      kind: v.picklist(["tour", "package", "destination"]),
      id: v.string(),
      title: v.string(),
      archived: v.boolean(),
    }),
  ),
  guides: v.array(v.object({ id: v.string(), name: v.string() })),
});
export type FindResult = v.InferOutput<typeof findSchema>;
