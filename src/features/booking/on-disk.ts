import { loadBookingDraft, removeBookingDraft, saveBookingDraft } from "../../data/local/booking-drafts.ts";
import { updateDraft } from "../../data/local/drafts.ts";
import { sendInBackground } from "../../data/sync/outbox/background.ts";
import { openOutbox } from "../../data/sync/outbox/outbox.ts";
import { StoredBookingPanel } from "./stored-booking-panel.tsx";

export const bookingDatabase = {
  loadBookingDraft,
  updateDraft,
  removeBookingDraft,
  saveBookingDraft,
  sendInBackground,
  openOutbox,
  StoredBookingPanel,
};
