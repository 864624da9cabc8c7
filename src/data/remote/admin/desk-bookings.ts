import * as v from "valibot";
import {
  bookingDetailSchema,
  bookingListSchema,
  departureListSchema,
  manifestSchema,
} from "../../../domain/desk/desk-schema.ts";
import { deskAct, deskCall } from "./desk-call.ts";

export type BookingFilter = {
  status: string | null;
  from_day: string | null;
  to_day: string | null;
  item: string | null;
  attention: boolean;
  search: string | null;
};

export const bookingPage = (filter: BookingFilter, skip: number, how_many: number) =>
  deskCall("admin_bookings", { ...filter, skip, how_many }, bookingListSchema);

export const bookingDetail = (booking_id: string) =>
  deskCall("admin_booking", { booking_id }, v.nullable(bookingDetailSchema));

export const departurePage = (from_day: string, to_day: string | null, skip: number, how_many: number) =>
  deskCall("admin_departures", { from_day, to_day, skip, how_many }, departureListSchema);

export const departureManifest = (item: string, departs_on: string) =>
  deskCall("admin_manifest", { item, departs_on }, v.nullable(manifestSchema));

export const confirmBooking = (booking_id: string, reason: string) =>
  deskAct("admin_confirm_booking", { booking_id, reason });

/** Only as it was shown: what was paid since would be cancelled with the refund of before. */
export const cancelBooking = (shown: { id: string; status: string }, reason: string, refund_cents: number) =>
  deskAct("admin_cancel_booking", { booking_id: shown.id, reason, refund_cents, expected_status: shown.status });

export type ManualBooking = {
  id: string;
  tour_id: string | null;
  package_id: string | null;
  guests: number;
  check_in: string;
  check_out: string;
  customer_first_name: string;
  customer_last_name: string;
  customer_email: string;
  customer_phone: string;
  special_requests: string | null;
};

export const bookByHand = (booking: ManualBooking) => deskAct("admin_manual_booking", { booking });
