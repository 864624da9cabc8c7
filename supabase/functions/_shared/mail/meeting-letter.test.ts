import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { aView } from "../../../../src/domain/booking/booking.fixture.ts";
import { textOf } from "./layout.ts";
import { letterOf } from "./letters.ts";
import { isStale, queuedMailSchema } from "./queued-mail.ts";
import { attachedTo } from "./send-queued-mails.ts";

const site = "https://journey.example";
const change = { id: "c", at: "2026-11-21T09:00:00Z", was: { point: "Hotel lobby", time: "08:30" }, seen_at: null };
const confirmed = {
  status: "confirmed" as const,
  meeting_point: "North gate",
  meeting_time: "07:15",
  meeting_change: change,
};
const mailOf = (more: object = {}) =>
  v.parse(queuedMailSchema, {
    id: "m",
    lease: "l",
    kind: "meeting_changed",
    to_name: "Amina",
    to_address: "amina@example.com",
    link_token: "t",
    booking: aView({ ...confirmed, ...more }),
  });

it("says the new meeting and the old one, and asks to be acknowledged", () => {
  const told = textOf(letterOf(mailOf(), site), { name: "Journey", siteUrl: site });
  expect(told).toMatch(/New: +North gate, 07:15, Tashkent time/);
  expect(told).toMatch(/Before: +Hotel lobby, 08:30, Tashkent time/);
  expect(told).toContain("I have seen it");
});

it("brings the calendar file along, with the new place", () => {
  expect(JSON.stringify(attachedTo(mailOf()))).toContain("LOCATION:North gate");
});

describe("goes no more", () => {
  it.each([
    ["when it was seen", { meeting_change: { ...change, seen_at: "2026-11-21T09:05:00Z" } }],
    ["when the booking was cancelled", { status: "cancelled" }],
    ["when the departure was", { called_off: true }],
    ["when the booking moved to a day without a change", { meeting_change: null }],
    ["when the day is over", { check_in: "2026-11-20" }],
  ])("%s", (_, more) => {
    expect(isStale(mailOf(more))).toBe(true);
  });

  it("else it goes", () => {
    expect(isStale(mailOf())).toBe(false);
  });
});
