import { db } from "./db.ts";
import { draftKey, type BookingDraft, type DraftKey } from "./draft-keys.ts";
import { draftsUnder, readDraft, removeDraft } from "./drafts.ts";

/** A draft whose booking is on its way already has been sent: the tab died before it could clear up. */
export const loadBookingDraft = (key: DraftKey<BookingDraft>): Promise<BookingDraft | null> =>
  db.transaction("rw", db.drafts, db.bookings, async () => {
    const found = await readDraft(key);
    if (found === null || !(await db.bookings.get(found.booking_id))) return found;
    await removeDraft(key);
    return null;
  });

export type UnfinishedBooking = {
  key: DraftKey<BookingDraft>;
  type: "tour" | "package";
  item_id: string;
  draft: BookingDraft;
};

/** Bookings that were begun and not sent. */
export async function unfinishedBookings(): Promise<UnfinishedBooking[]> {
  const sent = new Set(await db.bookings.toCollection().primaryKeys());
  const begun = [];
  for (const type of ["package", "tour"] as const) {
    for (const { key, rest, value } of await draftsUnder(draftKey.booking(type, ""))) {
      if (!sent.has(value.booking_id)) begun.push({ key, type, item_id: rest, draft: value });
    }
  }
  return begun;
}
