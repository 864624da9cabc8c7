import "fake-indexeddb/auto";
import { beforeEach, expect, it } from "vitest";
import { aLocalBooking } from "../../domain/booking/booking.fixture.ts";
import { EMPTY_FORM } from "../../domain/booking/form/check-booking.ts";
import { draftKey } from "../drafts/draft-keys.ts";
import { loadBookingDraft, removeBookingDraft, saveBookingDraft, unfinishedBookings } from "./booking-drafts.ts";
import { db } from "./db.ts";
import { removeDraft, saveDraft } from "./drafts.ts";

const draft = { booking_id: "b1", token: "t", form: { ...EMPTY_FORM, first_name: "Жасур" } };

beforeEach(async () => {
  await Promise.all([db.drafts.clear(), db.bookings.clear()]);
});

it("stores one draft per item, lists them, and removes one alone", async () => {
  await saveDraft(draftKey.booking("tour", "a"), draft);
  await saveDraft(draftKey.booking("package", "p"), { ...draft, booking_id: "b2" });
  await saveDraft(draftKey.message("contact_message"), { first_name: "Anna" });
  expect(await unfinishedBookings()).toMatchObject([
    { key: "booking:package:p", type: "package", item_id: "p" },
    { key: "booking:tour:a", type: "tour", item_id: "a", draft },
  ]);
  await removeDraft(draftKey.booking("tour", "a"));
  expect(await unfinishedBookings()).toMatchObject([{ item_id: "p" }]);
  expect(await db.drafts.count()).toBe(2);
});

it("does not bring back a sent draft when the tab died while sending", async () => {
  await saveDraft(draftKey.booking("tour", "a"), draft);
  await db.bookings.put(aLocalBooking({ id: "b1" }));
  expect(await unfinishedBookings()).toEqual([]);
  expect(await loadBookingDraft(draftKey.booking("tour", "a"))).toBeNull();
  expect(await db.drafts.count()).toBe(0);
});

it("stores what is typed under a new id after another tab sent the form", async () => {
  const key = draftKey.booking("tour", "a");
  await db.bookings.put(aLocalBooking({ id: "b1" }));
  const { form, ...identity } = draft;
  const { identity: free } = await saveBookingDraft(key, form, identity, () => true);
  expect(free.booking_id).not.toBe("b1");
  expect(await loadBookingDraft(key)).toEqual({ ...free, form });
});

it("reports what another tab typed when it is overwritten", async () => {
  const key = draftKey.booking("tour", "a");
  const { form, ...identity } = draft;
  const elsewhere = { ...form, first_name: "Anna" };
  const isOwn = ({ first_name }: typeof form) => first_name === form.first_name;
  expect(await saveBookingDraft(key, form, identity, isOwn)).toEqual({ identity });
  await saveDraft(key, { ...identity, form: elsewhere });
  expect(await saveBookingDraft(key, form, identity, isOwn)).toEqual({ identity, replaced: elsewhere });
  expect(await loadBookingDraft(key)).toEqual(draft);
});

it("keeps what another tab typed since, when the form is sent", async () => {
  const key = draftKey.booking("tour", "a");
  const typed = { ...draft.form, first_name: "Anna" };
  await saveDraft(key, { ...draft, form: typed });
  await db.bookings.put(aLocalBooking({ id: "b1" }));
  await removeBookingDraft(key, draft.form);
  expect(await loadBookingDraft(key)).toMatchObject({ form: typed });
  await removeBookingDraft(key, typed);
  expect(await loadBookingDraft(key)).toBeNull();
});
