import type { BookingView, BookingRefusal } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";

/** Answers may overtake each other, so the server's newest wins. */
export function withView(before: LocalBooking, view: BookingView, at: string): LocalBooking {
  if (before.view !== null && Date.parse(before.view.server_time) > Date.parse(view.server_time)) return before;
  return {
    ...before,
    view,
    refusal: null,
    unheard: false,
    title: view.title,
    image_url: view.image_url,
    duration_days: view.duration_days,
    updated_at: at,
  };
}

export function withRefusal(before: LocalBooking, refusal: BookingRefusal, at: string): LocalBooking {
  return before.view === null ? { ...before, refusal, unheard: false, updated_at: at } : before;
}

export const withSilence = (before: LocalBooking): LocalBooking =>
  before.view === null ? { ...before, unheard: true } : before;
