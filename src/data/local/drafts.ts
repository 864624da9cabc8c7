import type { BookingFormInput } from "../../domain/booking/booking-form.ts";
import { db } from "./db.ts";

/** What is being filled in, with the id and token the booking will have: made once, whatever happens in between. */
export type BookingDraft = { form: BookingFormInput; booking_id: string; token: string };

type DraftOf<Value> = { key: string; value: Value };
const drafts = () => db.rows<DraftOf<BookingDraft>>("drafts");

export const draftKey = (type: "tour" | "package", itemId: string): string => `booking:${type}:${itemId}`;

export const loadDraft = async (key: string): Promise<BookingDraft | null> => (await drafts().get(key))?.value ?? null;

export const saveDraft = async (key: string, value: BookingDraft): Promise<void> => {
  await drafts().put({ key, value });
};

export const removeDraft = (key: string): Promise<void> => drafts().delete(key);
