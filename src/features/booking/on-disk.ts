import { loadBookingDraft, removeBookingDraft, saveBookingDraft } from "../../data/local/booking-drafts.ts";
import { updateDraft } from "../../data/local/drafts.ts";
import { sendInBackground } from "../../data/sync/outbox/background.ts";
import { openOutbox } from "../../data/sync/outbox/outbox.ts";
import { KeptPanel } from "./kept-panel.tsx";

export const onDisk = {
  loadBookingDraft,
  updateDraft,
  removeBookingDraft,
  saveBookingDraft,
  sendInBackground,
  openOutbox,
  KeptPanel,
};
