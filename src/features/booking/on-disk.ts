import { loadBookingDraft, removeBookingDraft, saveBookingDraft } from "../../data/local/booking-drafts.ts";
import { updateDraft } from "../../data/local/drafts.ts";
import { StoredBookingPanel } from "./stored-booking-panel.tsx";
import { submitBooking } from "./submit-booking.ts";

export const bookingDatabase = {
  loadBookingDraft,
  updateDraft,
  removeBookingDraft,
  saveBookingDraft,
  submitBooking,
  StoredBookingPanel,
};
