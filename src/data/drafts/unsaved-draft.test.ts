import "fake-indexeddb/auto";
import { beforeEach, expect, it, vi } from "vitest";
import { EMPTY_FORM } from "../../domain/booking/form/check-booking.ts";
import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";
import { loadBookingDraft, saveBookingDraft, unfinishedBookings } from "../local/booking-drafts.ts";
import { db } from "../local/db.ts";
import { readDraft, removeDraft, saveDraft } from "../local/drafts.ts";
import { draftKey } from "./draft-keys.ts";
import { storeUnsaved } from "./unsaved-draft.ts";

const stored = new Map<string, string>();
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, text: string) => void stored.set(name, text),
  removeItem: (name: string) => void stored.delete(name),
};
const message = draftKey.message("contact_message");
const booking = draftKey.booking("tour", "a");
const begun = { booking_id: "b1", token: "t", form: { ...EMPTY_FORM, first_name: "Жасур" } };

beforeEach(async () => {
  stored.clear();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  await Promise.all([db.drafts.clear(), db.bookings.clear()]);
});

it("restores the last words typed before the page was left", async () => {
  await saveDraft(message, { first_name: "An" });
  storeUnsaved(message, { first_name: "Anna" });
  expect(await readDraft(message)).toEqual({ first_name: "Anna" });
  expect(stored.size).toBe(0);
  expect(await readDraft(message)).toEqual({ first_name: "Anna" });
});

it("restores a booking in its form and in the list when nothing else is stored", async () => {
  storeUnsaved(booking, begun);
  expect(await unfinishedBookings()).toMatchObject([{ item_id: "a", draft: begun }]);
  storeUnsaved(booking, begun);
  expect(await loadBookingDraft(booking)).toEqual(begun);
});

it("drops the copy once the database has the draft, or it was sent", async () => {
  storeUnsaved(message, { first_name: "An" });
  await saveDraft(message, { first_name: "Anna" });
  expect(await readDraft(message)).toEqual({ first_name: "Anna" });
  storeUnsaved(message, { first_name: "Anna B" });
  await removeDraft(message);
  expect(await readDraft(message)).toBeNull();
});

it("does not restore older words when more was typed after the page was hidden", async () => {
  const { form, ...identity } = begun;
  storeUnsaved(booking, { ...begun, form: { ...form, first_name: "Ж" } });
  await saveBookingDraft(booking, form, identity, () => true);
  expect(await loadBookingDraft(booking)).toEqual(begun);
});

it.each(["nonsense", "null", "[]", '{"key":1}'])("ignores %s", async (text) => {
  stored.set(LOCAL_STORAGE.unsavedDraft, text);
  expect(await readDraft(message)).toBeNull();
});
