import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { FOLLOW_CALENDAR } from "#texts/trips.ts";
import { buttons, leave, place, render, tap } from "../../../tests/support/render.tsx";
import type { CalendarCalls } from "../../domain/booking/trip/calendar-feed.ts";
import { CalendarDialog } from "./calendar-dialog.tsx";

const person = { as: "booking", id: "0b000000-0000-4000-8000-000000000001", token: "t".repeat(43) } as const;
const feed = { id: "0fee0000-0000-4000-8000-000000000001", made_at: "2026-11-21T10:00:00Z", read_at: null };
const nothing = { ok: true, value: { ok: true, feed: null, others: 0 } };
const serverCalls = vi.hoisted(() => vi.fn());
vi.mock("../../data/remote/traveler/verbs.ts", () => ({ serverCalls }));
const { calendarCallsOf } = await import("../../data/sync/trips/follow-calendar.ts");

const addOnce = vi.fn();
const answers: Promise<unknown>[] = [];
const settle = () => act(async () => void (await Promise.all(answers)));
function recorded(calls: CalendarCalls): CalendarCalls {
  const record = (verb: keyof CalendarCalls) => () => {
    const answer = calls[verb]();
    answers.push(answer);
    return answer;
  };
  return { read: record("read"), follow: record("follow"), stop: record("stop") };
}

beforeEach(() => {
  serverCalls.mockReset();
  addOnce.mockReset();
});

async function open(...answers: unknown[]) {
  for (const answer of answers) serverCalls.mockResolvedValueOnce(answer);
  const calls = recorded(calendarCallsOf(person));
  await render(<CalendarDialog calls={calls} onAddOnce={addOnce} onClose={() => undefined} />);
  await settle();
}
async function press(name: string) {
  await tap(name);
  await settle();
}
const addressShown = () => place.querySelector("a")?.getAttribute("href");

it("adds the trip once without a connection, and makes no link for it", async () => {
  await open({ ok: false, code: "unreachable", reason: "unreachable" });
  await press(FOLLOW_CALENDAR.once);
  expect(addOnce).toHaveBeenCalledOnce();
  expect(serverCalls.mock.calls).toEqual([["rpc/calendar_feed", { person }]]);
});

it("makes a link only when asked, and shows it for the calendar of this device", async () => {
  await open(nothing, { ok: true, value: { ok: true, feed, others: 0 } });
  expect(serverCalls.mock.calls).toEqual([["rpc/calendar_feed", { person }]]);
  expect(addressShown()).toBeUndefined();
  await press(FOLLOW_CALENDAR.follow);
  const [verb, { feed: made }] = serverCalls.mock.calls[1] ?? [];
  expect([verb, made]).toEqual([
    "rpc/make_calendar_feed",
    { ...person, feed_id: expect.any(String), feed_token: expect.stringMatching(/^[\w-]{43}$/) },
  ]);
  expect(addressShown()).toMatch(
    /^webcal:.*\/functions\/v1\/calendar\/0fee0000-0000-4000-8000-000000000001\.[\w-]{43}\.ics$/,
  );
  expect(place.textContent).toContain(FOLLOW_CALENDAR.notRead);
});

it("shows the same link again without storing it, and none after it was stopped", async () => {
  const followed = { ok: true, value: { ok: true, feed, others: 0 } };
  await open(followed);
  const first = addressShown();
  await leave();
  await open(followed);
  expect(addressShown()).toBe(first);
  serverCalls.mockReset().mockResolvedValueOnce(nothing);
  await press(FOLLOW_CALENDAR.stop);
  expect(serverCalls.mock.calls).toEqual([["rpc/revoke_calendar_feed", { person }]]);
  expect(addressShown()).toBeUndefined();
});

it("says why there is no link, and asks again", async () => {
  await open({ ok: false, code: "unreachable", reason: "unreachable" });
  expect(place.textContent).toContain(FOLLOW_CALENDAR.offline);
  const refused = { ok: false, code: "refused", reason: "trip_over", refusal: { code: "trip_over" }, not_done: true };
  serverCalls
    .mockResolvedValueOnce({ ok: true, value: { ok: true, feed: null, others: 2 } })
    .mockResolvedValueOnce(refused);
  await press(FOLLOW_CALENDAR.again);
  expect(buttons()).toContain(FOLLOW_CALENDAR.stop);
  await press(FOLLOW_CALENDAR.follow);
  expect(place.textContent).toContain(FOLLOW_CALENDAR.refusals.trip_over);
});
