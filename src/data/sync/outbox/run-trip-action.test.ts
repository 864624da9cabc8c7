// Import this first, because the app's database looks up IndexedDB only once.
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aLocalBooking, aView } from "../../../domain/booking/booking.fixture.ts";
import { db } from "../../local/db.ts";
import { tripWithMessages } from "../../local/trip-messages.ts";
import { openOutbox } from "./outbox.ts";
import { runTripAction } from "./run-trip-action.ts";

const view = aView({ status: "confirmed" });
const booking = aLocalBooking({ view });
const shown = { expected_refund_cents: 98_010, expected_status: "confirmed" };
const cancelled = aView({ status: "cancelled", server_time: "2026-11-21T11:00:00Z" });

type Answer = () => Response;
const answerWith =
  (body: unknown, status = 200) =>
  () =>
    new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
function cut(): Response {
  throw new TypeError("Failed to fetch");
}
let answers: Answer[];
let sent: unknown[];
beforeEach(async () => {
  await Promise.all([db.bookings.clear(), db.outbox.clear()]);
  await db.bookings.add(booking);
  [answers, sent] = [[], []];
  vi.stubGlobal("fetch", async (url: string, init: { body: string }) => {
    if (url.endsWith("/news_ways")) return Response.json({ push_key: null, bot: null });
    sent.push({ verb: url.split("/").at(-1), ...JSON.parse(init.body) });
    const answer = answers.shift() ?? cut;
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function trip() {
  const known = await tripWithMessages(booking.id);
  if (!known) throw new Error("The trip is gone");
  return known;
}
const wish = { verb: "cancel_my_booking", booking_id: booking.id, token: booking.token, ...shown };

it("cancels for the refund that was shown, and updates the trip", async () => {
  answers = [answerWith({ ok: true, booking: cancelled })];
  expect(await runTripAction("cancel", booking, shown)).toEqual({ ok: true });
  expect((await trip()).messages).toEqual({});
  expect(await trip()).toMatchObject({ booking: { view: { status: "cancelled" } } });
  expect(sent).toEqual([wish]);
});

it.each<[string, Answer]>([
  ["the connection is cut", cut],
  [
    "the time is up",
    () => {
      throw new DOMException("late", "TimeoutError");
    },
  ],
  ["the server fails", answerWith({ message: "boom" }, 500)],
  ["a proxy has nobody behind it", answerWith({ message: "no" }, 502)],
  ["a login page answers", answerWith("<h1>Log in</h1>")],
  ["half an answer comes", answerWith('{"ok": tr')],
  ["the answer is of another booking", answerWith({ ok: true, booking: aView({ id: "other", status: "cancelled" }) })],
  ["the answer is a yes without the booking", answerWith({ ok: true })],
  ["a proxy gives up waiting", answerWith({ message: "timeout" }, 408)],
])("reports neither success nor refusal when %s, and repeats the request until it is settled", async (_, lost) => {
  answers = [lost];
  expect(await runTripAction("cancel", booking, shown)).toEqual({ ok: false, code: "unanswered" });
  expect(await trip()).toMatchObject({
    booking: { view: { status: "confirmed" } },
    messages: { cancel: { perhaps_sent: true } },
  });
  answers = [answerWith({ ok: true, booking: cancelled })];
  await openOutbox().drain({ force: true });
  expect((await trip()).messages).toEqual({});
  expect(await trip()).toMatchObject({ booking: { view: { status: "cancelled" } } });
  expect(sent).toEqual([wish, wish]);
});

it.each<[string, Answer, string]>([
  ["too many asked", answerWith({ message: "rate_limited", code: "PT429" }, 429), "rate_limited"],
  ["the server does not know the verb", answerWith({ code: "PGRST202", message: "no" }, 404), "PGRST202"],
])("queues nothing when %s", async (_, no, problem) => {
  answers = [no];
  expect(await runTripAction("cancel", booking, shown)).toEqual({ ok: false, code: "not_done", problem });
  expect((await trip()).messages.cancel).toBeUndefined();
});

it("queues nothing when the device is offline", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  answers = [cut];
  expect(await runTripAction("cancel", booking, shown)).toMatchObject({ code: "not_done", problem: "unreachable" });
  expect((await trip()).messages.cancel).toBeUndefined();
});

it("returns the server's refusal with its details to the screen that asked", async () => {
  const outlook = { left_cents: 1, takes_cents: 1, owed_cents: 2 };
  answers = [answerWith({ ok: false, code: "card_changed", message: "", outlook })];
  const outcome = await runTripAction("gift_card", booking, { code: "K7M2P", payment_id: "p", expected_cents: 5 });
  expect(outcome).toMatchObject({ code: "refused", refusal: { code: "card_changed", outlook } });
  expect((await trip()).messages.gift_card).toBeUndefined();
});

it("keeps a late refusal until it was read", async () => {
  answers = [cut];
  await runTripAction("cancel", booking, shown);
  answers = [answerWith({ ok: false, code: "refund_changed", message: "", refund_cents: 1 })];
  await openOutbox().drain({ force: true });
  expect((await trip()).messages.cancel).toMatchObject({ refusal: { code: "refund_changed" } });
});

it("continues to cancel a trip that was removed from this device", async () => {
  answers = [cut];
  await runTripAction("cancel", booking, shown);
  await openOutbox().remove(booking.id, false);
  answers = [answerWith({ ok: true, booking: cancelled })];
  await openOutbox().drain({ force: true });
  expect(sent).toEqual([wish, wish]);
  expect([await db.bookings.count(), await db.outbox.count()]).toEqual([0, 0]);
});

it("refreshes a trip cancelled today for its own page only, which shows the refund's progress", async () => {
  await db.bookings.put({ ...booking, view: cancelled, updated_at: new Date().toISOString() });
  const later = { ...cancelled, status: "refunded", server_time: "2026-11-22T11:00:00Z" };
  answers = [answerWith(later)];
  await openOutbox().refresh();
  expect(sent).toEqual([]);
  await openOutbox().refresh(booking.id);
  expect(await trip()).toMatchObject({ booking: { view: { status: "refunded" } } });
});
