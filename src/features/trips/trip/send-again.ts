import { draftKey, newBookingIdentity } from "../../../data/drafts/draft-keys.ts";
import { readTrips } from "../../../data/local/bookings.ts";
import { saveDraft } from "../../../data/local/drafts.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { findDuplicateBooking } from "../../../domain/booking/duplicate-booking.ts";
import { formOfRequest } from "../../../domain/booking/form/check-booking.ts";
import type { BookingRequest, LocalBooking } from "../../../domain/booking/local-booking.ts";
import { chosenOptions, type QuotedOption, optionCountsOf } from "../../../domain/pricing/options.ts";

type Changes = { check_in?: string; guests?: number; total_price_cents?: number; options: QuotedOption[]; code?: null };

export async function acceptPrice(id: string, totalCents: number): Promise<boolean> {
  const outbox = openOutbox();
  const answer = await outbox.acceptPrice(id, totalCents);
  if (answer.ok) outbox.wake(true);
  return answer.ok;
}

export async function findBookingOn(
  { id, request, created_at }: LocalBooking,
  check_in?: string,
): Promise<LocalBooking | undefined> {
  if (!request) return undefined;
  const isSameDay = check_in === undefined || check_in === request.check_in;
  // The traveler already confirmed bookings of the same day when they sent the refused request.
  const otherBookings = (await readTrips()).filter(
    (known) => known.id !== id && (!isSameDay || known.created_at > created_at),
  );
  return findDuplicateBooking(
    otherBookings,
    { ...request, id: "", check_in: check_in ?? request.check_in },
    false,
    trustedNow(),
  );
}

export async function sendAgain(booking: LocalBooking, { options, code, ...changes }: Changes): Promise<string | null> {
  if (!booking.request) return null;
  const { options: _, code: typed, ...request } = booking.request;
  const storedCode = code === null || typed === undefined ? {} : { code: typed };
  const outbox = openOutbox();
  const { booking_id, token } = newBookingIdentity();
  const check_in = changes.check_in ?? request.check_in;
  const { title, image_url, duration_days, destination_ids } = booking;
  const answer = await outbox.replaceRequest(
    booking.id,
    {
      ...request,
      ...changes,
      ...chosenOptions(options),
      ...storedCode,
      id: booking_id,
      token,
      check_in,
      check_out: check_in,
    },
    { title, image_url, duration_days, options, ...(destination_ids && { destination_ids }) },
  );
  if (!answer.ok) return null;
  outbox.wake(true);
  return booking_id;
}

type FormOf = { type: "tour" | "package"; id: string };

const itemOf = ({ tour_id, package_id }: BookingRequest): FormOf =>
  tour_id === null ? { type: "package", id: package_id ?? "" } : { type: "tour", id: tour_id };

export async function editRefusedBooking(booking: LocalBooking, other?: FormOf): Promise<FormOf | null> {
  const { request } = booking;
  if (!request) return null;
  const item = other ?? itemOf(request);
  await saveDraft(draftKey.booking(item.type, item.id), {
    ...newBookingIdentity(),
    form: {
      ...formOfRequest(request),
      ...(other ? { check_in: "", answers: {} } : { options: optionCountsOf(request.options) }),
      code: request.code ?? "",
    },
  });
  await openOutbox().store.remove(booking.id);
  return item;
}
