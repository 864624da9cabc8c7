import { expect, it } from "vitest";
import { place, render } from "../../../../tests/support/render.tsx";
import { CancelledChart, Sources } from "./bookings-questions.tsx";
import { MoneyIn, Occupancy } from "./departures-questions.tsx";

const MONTHS = ["2026-10", "2026-11", "2026-12", "2027-01"];
const labels = () => [...place.querySelectorAll("svg g > text:last-child")].map(({ textContent }) => textContent);
const bars = () => place.querySelectorAll("svg rect").length;

it("draws all months of the period on one axis, when only some of them have a figure", async () => {
  const sum = { received_cents: 0, returned_cents: 0, earned_cents: 0, by_gift_card_cents: 0 };
  await render(
    <MoneyIn of={MONTHS.map((month) => ({ ...sum, month, received_cents: month === "2026-11" ? 9_000 : 0 }))} />,
  );
  const axis = labels();
  expect([axis.length, bars()]).toEqual([4, 1]);
  const full = { item_id: "t1", title: "Registan", departures: 1, places: 8, guests: 2 };
  await render(
    <Occupancy
      months={MONTHS}
      of={[
        { ...full, month: "2026-10" },
        { ...full, month: "2026-12" },
      ]}
    />,
  );
  expect([labels(), bars()]).toEqual([axis, 2]);
  const cancelled = [{ month: "2027-01", bookings: 4, cancelled: 1 }];
  await render(<CancelledChart months={MONTHS} of={{ months: cancelled, reasons: [] }} />);
  expect([labels(), bars()]).toEqual([axis, 1]);
});

it("draws no bar for messages and trip requests, which are no bookings", async () => {
  const sources = [{ source: "web", bookings: 3, guests: 6 } as const];
  await render(<Sources of={{ sources, requests: { trip_request: 4, contact_message: 9 }, items: [] }} />);
  expect(labels()).toEqual(["Web"]);
  expect(place.textContent).toContain("Custom trip requests");
});
