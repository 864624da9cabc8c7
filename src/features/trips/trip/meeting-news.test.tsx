import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aLocalBooking, aView } from "../../../domain/booking/booking.fixture.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import type { MessageEntry } from "../../../domain/outbox/outbox-types.ts";
import { NEWS } from "../messages/voucher.ts";
import { aMessageEntry } from "../../../domain/outbox/outbox.fixture.ts";
import { NOTHING_WAITS, onPage, type OnPage } from "../on-page.fixture.tsx";

const told = vi.hoisted((): string[] => []);
const disk = vi.hoisted(() => ({ full: false }));
const toasts = vi.hoisted((): unknown[] => []);
vi.mock("../../../data/sync/outbox/outbox.ts", () => ({ openOutbox: () => ({ wake: () => undefined }) }));
vi.mock("../../../data/sync/outbox/tell-about-trip.ts", () => ({
  acknowledgeMeeting: async (_: unknown, change: string) => {
    if (disk.full) return { ok: false, code: "storage_full" };
    told.push(change);
    return { ok: true, id: "x" };
  },
}));
vi.mock("../../../shared/ui/toast/toast.ts", () => ({ toast: (one: unknown) => toasts.push(one) }));
const { MeetingNews } = await import("./meeting-news.tsx");

let page: OnPage;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  told.length = toasts.length = 0;
  disk.full = false;
});
afterEach(() => page.leave());

const change = { id: "c2", at: new Date().toISOString(), was: { point: "Hotel lobby", time: "08:30" }, seen_at: null };
const entry = (code?: string) => aMessageEntry("meeting_seen", code);
async function show(
  meeting_change: unknown,
  more: Partial<LocalBooking> = {},
  seen: MessageEntry | null = null,
  today = "2027-04-14",
) {
  const view = aView({ status: "confirmed", meeting_point: "North gate", meeting_time: "07:15", meeting_change });
  const trip = { ...NOTHING_WAITS, booking: aLocalBooking({ view, ...more }), seen };
  page = onPage(<MeetingNews trip={trip} view={view} today={today} />);
  await act(async () => undefined);
}
const says = () => page.place.textContent ?? "";
const mine = { meeting_seen: { change_id: "c2", seen_at: 1 } };

it("says nothing where nothing changed, and nothing of a day that is over", async () => {
  await show(null);
  expect(page.place.querySelector("section")).toBeNull();
  page.leave();
  await show(change, {}, null, "2027-04-16");
  expect(page.place.querySelector("section")).toBeNull();
});

it("shows the new meeting and the one before, and takes 'I have seen it'", async () => {
  await show(change);
  expect(says()).toMatch(/Now\s*North gate, 07:15, Tashkent time\s*Before\s*Hotel lobby, 08:30, Tashkent time/);
  expect(says()).toContain("Changed just now.");
  await page.tap(NEWS.seen);
  expect(told).toEqual(["c2"]);
});

it("says 'not sent yet' while it waits, 'sent' only once it was", async () => {
  await show(change, mine, entry());
  expect(says()).toContain("not sent yet");
  expect(page.buttons()).toEqual([NEWS.tryNow]);
  page.leave();
  await show(change, mine, null);
  expect(says()).toContain(NEWS.sent);
  expect(page.buttons()).toEqual([]);
  page.leave();
  // Said on another device.
  await show({ ...change, seen_at: "2027-04-10T10:00:00Z" });
  expect(says()).toContain(NEWS.sent);
});

it("asks again of the next change, and where the server said no", async () => {
  await show(change, { meeting_seen: { change_id: "c1", seen_at: 1 } });
  expect(page.buttons()).toEqual([NEWS.seen]);
  page.leave();
  await show(change, mine, entry("not_found"));
  expect(says()).toContain(NEWS.refused);
  expect(page.buttons()).toEqual([NEWS.seen]);
});

it("says so when the device could not keep it", async () => {
  disk.full = true;
  await show(change);
  await page.tap(NEWS.seen);
  expect(toasts).toEqual([NEWS.notKept]);
});
