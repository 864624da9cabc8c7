import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { buttons, place, render, tap } from "../../../../tests/support/render.tsx";
import type { TripActionOutcome } from "../../../data/sync/outbox/run-trip-action.ts";
import { aLocalBooking, aView } from "../../../domain/booking/booking.fixture.ts";
import { aDeparture, aTour } from "../../../domain/catalogue/rows/rows.fixture.ts";

const asked = vi.hoisted((): { move_id: string; to_date: string; expected_difference_cents: number }[] => []);
const answers = vi.hoisted((): TripActionOutcome[] => []);
const moved = vi.hoisted((): { view: unknown } => ({ view: null }));
vi.mock("../../../data/sync/outbox/run-trip-action.ts", () => ({
  runTripAction: async (_kind: string, _booking: unknown, wish: (typeof asked)[number]) => {
    asked.push(wish);
    return answers.shift();
  },
}));
vi.mock("../../../data/local/bookings.ts", () => ({ readTrip: async () => ({ booking: moved }) }));
vi.mock("../../../data/sync/outbox/outbox.ts", () => ({ openOutbox: () => ({ refresh: async () => undefined }) }));
vi.mock("../../../data/sync/catalogue/load-availability.ts", () => ({ loadAvailability: async () => undefined }));
const [usual, dearer, full, near] = ["2027-04-15", "2027-06-01", "2027-07-01", "2027-01-12"];
const tour = aTour({ id: aView().item_id, price_cents: 45_000, departure_dates: [near, usual, dearer, full] });
vi.mock("../use-cached-item.ts", () => ({
  useCachedItem: () => ({
    item: tour,
    rows: [
      aDeparture({ item_id: tour.id, start_date: dearer, price_cents: 50_000 }),
      aDeparture({ item_id: tour.id, start_date: full, price_cents: null, places: 1 }),
    ],
    dates: [near, usual, dearer, full],
    as_of: "2026-11-21T10:00:00Z",
  }),
}));
const { ChangeDateDialog } = await import("./change-date-dialog.tsx");

const view = aView({ status: "confirmed", own_cents: 98_010, owed_cents: 0, kept_cents: 0 });
let closed = 0;
beforeEach(async () => {
  for (const list of [asked, answers]) list.length = 0;
  closed = 0;
  const booking = aLocalBooking({ view });
  await render(<ChangeDateDialog booking={booking} view={view} today="2027-01-01" onClose={() => (closed += 1)} />);
});

const text = () => place.textContent ?? "";
const days = () => [...place.querySelectorAll("label")].map((label) => label.textContent);
const choose = (day = 1) =>
  act(async () => place.querySelectorAll<HTMLInputElement>("input[type=radio]")[day]?.click());
const offline: TripActionOutcome = { ok: false, code: "not_done", problem: "unreachable" };
const refused = (refusal: { code: string } & Record<string, unknown>): TripActionOutcome => ({
  ok: false,
  code: "refused",
  refusal: Object.assign({ ok: false, message: "No" }, refusal),
});

it("offers other days with seats, each with its price difference and a lost refund, and their age", () => {
  expect(days()).toEqual(["12 Jan 2027same priceNo refund", "1 Jun 2027+$108.90"]);
  expect(text()).toMatch(/As of 21 Nov 2026/);
  expect(buttons()).toEqual(["Choose a date", "Keep 15 Apr 2027"]);
});

it("shows what cancelling returns before and after the move, and warns when it is less", async () => {
  await choose(0);
  expect(text()).toContain("If you cancel today, you get $780.10. After this change, you get $0.00.");
  expect(text()).toContain("After this change cancelling refunds nothing.");
  await choose(1);
  expect(text()).toContain("If you cancel today, your refund stays $780.10.");
  expect(text()).not.toContain("no longer applies");
});

it("requests the shown difference, under the same id after an unsent try, and closes once moved", async () => {
  const move = {
    id: "m",
    from_date: usual,
    to_date: dearer,
    difference_cents: 10_890,
    owed_cents: 10_890,
    due_on: "2027-01-04",
    back_cents: 0,
    kept_cents: 20_000,
  };
  answers.push(offline, { ok: true });
  moved.view = aView({ status: "confirmed", check_in: dearer, moved: move });
  await choose();
  expect(text()).toContain("You then owe $108.90, due by 4 Jan 2027.");
  await tap("Move to 1 Jun 2027");
  expect(text()).toContain("No connection. Nothing was changed: your booking stays on 15 Apr 2027.");
  expect(closed).toBe(0);
  await tap("Move to 1 Jun 2027");
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
  expect(asked[0]).toMatchObject({
    to_date: dearer,
    expected_difference_cents: 10_890,
    expected_cancel_before_cents: 78_010,
    expected_cancel_after_cents: 78_010,
  });
  expect(closed).toBe(1);
});

it("shows the new figures when the price has changed, and requests those", async () => {
  const quote = { ...aView().quote, total_cents: 120_000 };
  const outlook = {
    quote,
    difference_cents: 21_990,
    owed_cents: 21_990,
    due_on: "2027-01-04",
    back_cents: 0,
    kept_cents: 20_000,
    cancel_before_cents: 78_010,
    cancel_after_cents: 58_010,
  };
  answers.push(refused({ code: "price_changed", outlook }), offline);
  await choose();
  await tap("Move to 1 Jun 2027");
  expect(text()).toContain("The price has changed since you saw it.");
  expect(text()).toContain("$219.90 more in all");
  await tap("Move to 1 Jun 2027");
  expect(asked[1]).toMatchObject({ expected_difference_cents: 21_990, expected_cancel_after_cents: 58_010 });
  expect(text()).toContain("$219.90 more in all");
});

it("says that the day is gone and names days with seats", async () => {
  answers.push(refused({ code: "seats_gone", nearest_dates: [{ date: "2027-06-08", seats_left: 4 }] }));
  await choose();
  await tap("Move to 1 Jun 2027");
  expect(text()).toContain("Your booking stays on 15 Apr 2027 as it was.");
  expect(buttons()).toContain("8 Jun 2027");
  expect(days()).toHaveLength(1);
  expect(place.querySelector<HTMLButtonElement>("button[disabled]")?.textContent).toBe("Choose a date");
});
