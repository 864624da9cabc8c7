import type { LocalBooking } from "./local-booking.ts";

/** Before a second booking of one departure. */
export const BOOKED_ALREADY = {
  title: "You already booked this departure",
  text: ({ view }: Pick<LocalBooking, "view">): string =>
    view === null
      ? "You already asked for this departure on this device, and that request has no answer yet. Book again?"
      : `You already booked this departure on this device: reference ${view.reference}. Book again?`,
  again: "Book again",
};
