import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aLocalBooking, aRequest, aView } from "../../../domain/booking/booking.fixture.ts";
import type { BookingEntry } from "../../../domain/outbox/outbox-types.ts";
import { onPage, type OnPage } from "../on-page.fixture.tsx";

const wakes = vi.hoisted((): unknown[] => []);
vi.mock("../../../data/sync/outbox/outbox.ts", () => ({
  openOutbox: () => ({ wake: (force: boolean) => wakes.push(force) }),
}));
const { RequestPanel } = await import("./request-panel.tsx");
const { TripState } = await import("./trip-state.tsx");

let page: OnPage;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  wakes.length = 0;
});
afterEach(() => page.leave());

const entry = (problem: string | null): BookingEntry => ({
  id: "a",
  version: "1",
  kind: "booking",
  step: "create",
  tries: 1,
  queued_at: 0,
  next_try_at: Date.parse("2026-11-21T10:05:00"),
  problem,
});

it.each([
  ["rate_limited", "Too many requests at once"],
  ["unreachable", "No connection"],
  ["no_payment_url", "Payment URL not received from gateway"],
  ["server_failed", "The server couldn't do it"],
  ["a code of next year", "The server couldn't do it"],
])("%s: says what waits, why, until when, and tries at once on a tap", async (problem, said) => {
  page = onPage(<RequestPanel request={aRequest()} entry={entry(problem)} />);
  const { textContent } = page.place;
  for (const part of ["15 Apr 2027", "2 guests", "Gulnora Karimova", "gulnora@example.com", "$980.10"])
    expect(textContent).toContain(part);
  expect(textContent).toContain(`Last try: ${said}. We try again by ourselves, the next time at about 10:05.`);
  await page.tap("Try now");
  expect(wakes).toEqual([true]);
});

it("has nothing to complain of before the first try", () => {
  page = onPage(<RequestPanel request={aRequest()} entry={entry(null)} />);
  expect(page.place.textContent).not.toContain("Last try");
  expect(page.buttons()).toEqual([]);
});

it("passes a lower price on, and says so", () => {
  const booking = aLocalBooking({ view: aView({ total_cents: 90_000 }) });
  page = onPage(<TripState booking={booking} state="held" leading={false} />);
  expect(page.place.textContent).toContain("Good news: the price is now $900.00 instead of $980.10.");
  expect(page.buttons()).toEqual(["Pay now"]);
});
