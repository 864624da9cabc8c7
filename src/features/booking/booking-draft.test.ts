import { beforeEach, expect, it, vi } from "vitest";
import { draftKey } from "../../data/drafts/draft-keys.ts";
import { type BookingFormInput, EMPTY_FORM } from "../../domain/booking/form/check-booking.ts";

type IsOwn = (form: BookingFormInput) => boolean;
const disk = vi.hoisted((): { form: BookingFormInput | null } => ({ form: null }));
vi.mock("./booking-database.ts", () => ({
  loadBookingDatabase: async () => ({
    loadBookingDraft: async () => disk.form && { form: disk.form, booking_id: "b", token: "t" },
    saveBookingDraft: async (_key: string, form: BookingFormInput, identity: object, isOwn: IsOwn) => {
      const replaced = disk.form && !isOwn(disk.form) ? { replaced: disk.form } : {};
      disk.form = form;
      return { identity, ...replaced };
    },
    removeBookingDraft: async () => {
      disk.form = null;
    },
  }),
}));
vi.mock("../../data/local/first-visit.ts", () => ({ isFirstVisit: async () => disk.form === null }));
const { bookingDraft } = await import("./booking-draft.ts");

const named = (first_name: string) => ({ ...EMPTY_FORM, first_name });
function open() {
  const overwritten: string[] = [];
  const tab = bookingDraft(draftKey.booking("tour", "a"));
  const save = async (form: BookingFormInput) => {
    const replaced = await tab.save(form);
    if (replaced) overwritten.push(replaced.first_name);
  };
  return { ...tab, save, overwritten };
}

beforeEach(() => {
  disk.form = null;
});

it("warns a tab that overwrites what another tab typed, and not what it typed itself", async () => {
  const [one, other] = [open(), open()];
  await Promise.all([one.load(), other.load()]);
  await one.save(named("A"));
  await one.save(named("An"));
  expect(one.overwritten).toEqual([]);
  await other.save(named("B"));
  expect(other.overwritten).toEqual(["An"]);
  await one.save(named("Ann"));
  expect(one.overwritten).toEqual(["B"]);
});

it("does not warn when the draft was read, taken over or sent", async () => {
  const one = open();
  await one.save(named("Anna"));
  const other = open();
  await other.load();
  await other.save(named("Anna B"));
  expect(other.overwritten).toEqual([]);
  await other.remove();
  await one.save(named("Anna C"));
  expect(one.overwritten).toEqual([]);
});
