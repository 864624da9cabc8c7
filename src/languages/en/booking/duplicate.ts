import type { LocalBooking } from "../../../domain/booking/local-booking.ts";

export const DUPLICATE_BOOKING = {
  title: "You already booked this departure",
  text: ({ view }: Pick<LocalBooking, "view">): string =>
    view === null
      ? "You already requested this departure on this device and have no answer yet. Book again?"
      : `You already booked this departure on this device: reference ${view.reference}. Book again?`,
  again: "Book again",
};
