import type { BookingFormInput } from "../../domain/booking/booking-form.ts";
import { db } from "./db.ts";

/** What is being filled in, with the id and token the booking will have: made once, whatever happens in between. */
export type BookingDraft = { form: BookingFormInput; booking_id: string; token: string };

type DraftOf<Value> = { key: string; value: Value };
const drafts = () => db.rows<DraftOf<BookingDraft>>("drafts");

export const draftKey = (type: "tour" | "package", itemId: string): string => `booking:${type}:${itemId}`;

/** A draft whose booking is on its way already has been sent: the tab died before it could clear up. */
export const loadDraft = (key: string): Promise<BookingDraft | null> =>
  db.transaction("rw", db.drafts, db.bookings, async () => {
    const found = (await drafts().get(key))?.value ?? null;
    if (found === null || !(await db.bookings.get(found.booking_id))) return found;
    await drafts().delete(key);
    return null;
  });

export const saveDraft = async (key: string, value: BookingDraft): Promise<void> => {
  await drafts().put({ key, value });
};

export const removeDraft = (key: string): Promise<void> => drafts().delete(key);

export type UnfinishedBooking = { key: string; type: "tour" | "package"; item_id: string; draft: BookingDraft };

/** Bookings that were begun and not sent. */
export async function unfinishedBookings(): Promise<UnfinishedBooking[]> {
  const rows = await drafts().where("key").startsWith("booking:").toArray();
  const sent = new Set(await db.bookings.toCollection().primaryKeys());
  return rows.flatMap(({ key, value }) => {
    const [, type, item_id = ""] = key.split(":");
    if ((type !== "tour" && type !== "package") || sent.has(value.booking_id)) return [];
    return [{ key, type, item_id, draft: value }];
  });
}
