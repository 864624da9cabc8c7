import type { BookingView, BookingRefusal } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";

/** Answers may overtake each other, so the server's newest wins. */
export function mergeView(before: LocalBooking, view: BookingView, at: string): LocalBooking {
  if (before.view !== null && Date.parse(before.view.server_time) > Date.parse(view.server_time)) return before;
  return {
    ...before,
    view,
    refusal: null,
    unanswered: false,
    title: view.title,
    image_url: view.image_url,
    duration_days: view.duration_days,
    updated_at: at,
  };
}

export function mergeRefusal(before: LocalBooking, refusal: BookingRefusal, at: string): LocalBooking {
  return before.view === null ? { ...before, refusal, unanswered: false, updated_at: at } : before;
}

export const markUnanswered = (before: LocalBooking): LocalBooking =>
  before.view === null ? { ...before, unanswered: true } : before;
