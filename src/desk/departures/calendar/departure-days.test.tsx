import { expect, it } from "vitest";
import { place, render } from "../../../../tests/support/render.tsx";
import type { CalendarRow } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import { DepartureDays } from "./departure-days.tsx";

const row = (changes: Partial<CalendarRow>): CalendarRow => ({
  id: "d1",
  item_type: "tour",
  item_id: "t1",
  start_date: "2027-04-12",
  end_date: null,
  places: null,
  price_cents: null,
  min_guests: null,
  closes_days: 0,
  state: "open",
  guide_id: null,
  note: null,
  guide_note: null,
  meeting_point: null,
  meeting_time: null,
  meeting_latitude: null,
  meeting_longitude: null,
  private: false,
  taken: 4,
  revision: 1,
  bookings: 2,
  held_bookings: 0,
  waiting: { people: 0 },
  title: "Registan at Dawn",
  item_price_cents: 100_00,
  item_max_guests: 12,
  max_guests: 12,
  guide_name: null,
  archived: false,
  guests: 4,
  held: 0,
  ...changes,
});
const noTicks = { has: () => false, rows: [], toggle() {}, page() {}, add() {}, only() {}, clear() {} };

it("shows day, seats taken, guide and state of each departure, and what is missing", async () => {
  const guided = { guide_id: "g1", guide_name: "Zarina", state: "guaranteed", taken: 9 } as const;
  const rows = [
    row({ id: "d3", state: "cancelled", taken: 0 }),
    row({ start_date: "2027-04-13", min_guests: 6, waiting: { people: 3 } }),
    row({ id: "d2", start_date: "2027-04-13", ...guided }),
    row({ id: "d4", start_date: "2027-04-14", closes_days: 2, taken: 0 }),
  ];
  await render(<DepartureDays rows={rows} today="2027-04-12" ticks={noTicks} open={() => undefined} />);
  const days = [...place.querySelectorAll("section")];
  expect(days.map((one) => one.querySelector("h2")?.textContent)).toEqual([
    "Mon 12 Apr 2027",
    "Tue 13 Apr 2027",
    "Wed 14 Apr 2027",
  ]);
  expect(days.map((one) => one.getAttribute("aria-current"))).toEqual(["date", null, null]);
  const texts = [...place.querySelectorAll("li button")].map((one) => one.textContent);
  expect(texts).toEqual([
    "0/12Registan at Dawn, 0 of 12 seats taken, No guide, Cancelled",
    "4/12Registan at Dawn, 4 of 12 seats taken, No guide, Open, 2 below minimum, 3 waiting",
    "9/12Registan at Dawn, 9 of 12 seats taken, Zarina, Guaranteed",
    "0/12Registan at Dawn, 0 of 12 seats taken, No guide, Booking ended",
  ]);
  const missing = [...place.querySelectorAll("[data-missing]")].map((one) => one.closest("li")?.textContent);
  expect(missing).toEqual([texts[1]]);
});
