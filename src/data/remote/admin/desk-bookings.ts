import * as v from "valibot";
import {
  type BookingDetail,
  bookingDetailSchema,
  bookingListSchema,
  manifestSchema,
} from "../../../domain/desk/lists/desk-schema.ts";
import { shownOf } from "../../../domain/desk/lists/shown.ts";
import type { ListOrder } from "./list-order.ts";
import { deskAct, type DeskAnswer, deskCall, deskWrite, refusalSchema, refused } from "./desk-call.ts";

export type BookingFilter = {
  status: string | null;
  from_day: string | null;
  to_day: string | null;
  item: string | null;
  attention: boolean;
  search: string | null;
  /** Something is still to be paid by a day. */
  due?: boolean;
} & ListOrder;

export const bookingPage = (filter: BookingFilter, skip: number, how_many: number) =>
  deskCall("admin_bookings", { ...filter, skip, how_many }, bookingListSchema);

export const bookingDetail = (booking_id: string) =>
  deskCall("admin_booking", { booking_id }, v.nullable(bookingDetailSchema));

export const departureManifest = (item: string, departs_on: string) =>
  deskCall("admin_manifest", { item, departs_on }, v.nullable(manifestSchema));

export const confirmBooking = (shown: BookingDetail, reason: string) =>
  deskAct("admin_confirm_booking", { booking_id: shown.id, reason, expected: shownOf(shown) });

/** Only as it was shown: what was paid since would be cancelled with the refund of before. */
export const cancelBooking = (shown: BookingDetail, reason: string, refund_cents: number) =>
  deskAct("admin_cancel_booking", { booking_id: shown.id, reason, refund_cents, expected: shownOf(shown) });

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

const markedSchema = v.union([
  v.object({ ok: v.literal(true), failed: v.array(v.object({ id: v.string(), code: v.string() })) }),
  refusalSchema,
]);

/** Under an id of its own: sent again, it is done once. Answers those that could not be marked. */
export async function markBookings(
  id: string,
  booking_ids: readonly string[],
  attention: boolean,
  reason: string,
): Promise<DeskAnswer<readonly { key: string; code: string }[]>> {
  const answer = await deskWrite(
    "admin_mark_bookings",
    { marking: { id, booking_ids, attention, reason } },
    markedSchema,
  );
  if (!answer.ok) return answer;
  if (!answer.value.ok) return refused(answer.value.code, answer.value.field);
  return { ok: true, value: answer.value.failed.map(({ id, code }) => ({ key: id, code })) };
}
