import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TRIP_SENDING, MEETING_NEWS } from "#texts/trips.ts";
import { screen, show } from "../../../../tests/support/screen.tsx";
import { db } from "../../../data/local/db.ts";
import { aLocalBooking, aView } from "../../../domain/booking/booking.fixture.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import type { MessageEntry } from "../../../domain/outbox/outbox-types.ts";
import { aMessageEntry, NOTHING_WAITS } from "../../../domain/outbox/outbox.fixture.ts";
import { MeetingNews } from "./meeting-news.tsx";

const [was, now] = [
  { point: "Hotel lobby", time: "08:30", phone: "+998 71 1" },
  { point: "North gate", time: "07:15", phone: "+998 71 1" },
];
const change = { id: "c2", at: "2027-04-10T09:00:00Z", was, now, seen_at: null };
const mine: Partial<LocalBooking> = { meeting_seen: { as: "booking", news_id: "c2", seen_at: 1, by: "page" } };

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(change.at) + 30_000 }));
afterEach(() => void vi.useRealTimers());

function open(
  meeting_change: unknown,
  more: Partial<LocalBooking> = {},
  seen: MessageEntry | null = null,
  today = "2027-04-14",
): LocalBooking {
  const view = aView({ status: "confirmed", meeting_point: "North gate", meeting_time: "07:15", meeting_change });
  const booking = aLocalBooking({ view, ...more });
  show(
    <>
      <MeetingNews trip={{ ...NOTHING_WAITS, booking, messages: { meeting_seen: seen } }} view={view} today={today} />
      <p>Shown</p>
    </>,
  );
  return booking;
}

it.each([
  ["nothing changed", null, "2027-04-14"],
  ["the day is over", change, "2027-04-16"],
])("shows nothing when %s", async (_, changed, today) => {
  open(changed, {}, null, today);
  await screen.sees("Shown");
  expect(screen.find("section")).toBeNull();
});

it("shows the new and the old meeting point, and stores that it was seen", async () => {
  await db.bookings.put(open(change));
  await screen.sees(/NowNorth gate, 07:15, Tashkent timeBeforeHotel lobby, 08:30, Tashkent time/);
  expect(screen.text()).toContain("Changed just now.");
  await screen.tap(MEETING_NEWS.seen);
  await screen.until(async () => expect((await db.bookings.toArray())[0]?.meeting_seen?.news_id).toBe("c2"));
});

it("shows both telephone numbers when the contact changed, and that the pin moved", async () => {
  open({ ...change, was: { ...now, phone: "+998 71 2", latitude: 39.65 }, now: { ...now, latitude: 41.3 } });
  await screen.sees(/NowNorth gate, 07:15, Tashkent time, \+998 71 1Before.*\+998 71 2/);
  expect(screen.text()).toContain(MEETING_NEWS.pinMoved);
});

it("does not repeat the same words when only the pin moved", async () => {
  open({ ...change, was: { ...now, latitude: 39.65 }, now: { ...now, latitude: 41.3 } });
  await screen.sees(MEETING_NEWS.pinMoved);
  expect(screen.text()).not.toContain(MEETING_NEWS.before);
});

it("says so when the device cannot store that", async () => {
  open(change);
  await screen.tap(MEETING_NEWS.seen);
  await screen.until(() => expect(screen.toasts()).toMatchObject([{ title: TRIP_SENDING.notStored }]));
});

it.each<[string, unknown, Partial<LocalBooking>, MessageEntry | null, string, string[]]>([
  [
    "'not sent yet' while it is queued",
    change,
    mine,
    aMessageEntry("meeting_seen"),
    "not sent yet",
    [TRIP_SENDING.tryNow],
  ],
  ["'sent' once it was sent", change, mine, null, MEETING_NEWS.sent, []],
  [
    "'sent' when another device sent it",
    { ...change, seen_at: "2027-04-10T10:00:00Z" },
    {},
    null,
    MEETING_NEWS.sent,
    [],
  ],
  [
    "that it was refused",
    change,
    mine,
    aMessageEntry("meeting_seen", "not_found"),
    MEETING_NEWS.refused,
    [MEETING_NEWS.seen],
  ],
])("says %s", async (_, changed, more, entry, said, buttons) => {
  open(changed, more, entry);
  await screen.sees(said);
  expect(screen.buttons()).toEqual(buttons);
});

it("asks again when the meeting point changes once more", async () => {
  open(change, { meeting_seen: { as: "booking", news_id: "c1", seen_at: 1, by: "page" } });
  await screen.until(() => expect(screen.buttons()).toEqual([MEETING_NEWS.seen]));
});
