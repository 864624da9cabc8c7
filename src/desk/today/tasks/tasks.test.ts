import * as v from "valibot";
import { expect, it } from "vitest";
import { todaySchema } from "../../../domain/desk/today/today-schema.ts";
import { tasksOf } from "./tasks.ts";

const LISTS =
  "holds leaving_unpaid overdue left_unpaid balances attention claims requests messages unnamed reviews mails refunds below unguided not_reached";
const sums = { bookings: 0, guests: 0, revenue_cents: 0, cancellations: 0 };
const figures = { day: { now: sums, before: sums }, week: { now: sums, before: sums } };

it("lists all groups about money before those about people, when a day has both", () => {
  const lists = LISTS.split(" ").map((name) => [name, { count: 0, rows: [] }]);
  const today = v.parse(todaySchema, { today: "2026-12-01", figures, departures: [], ...Object.fromEntries(lists) });
  expect(tasksOf(today).map(({ title }) => title)).toEqual([
    "Not reached about today or tomorrow",
    "Unpaid, leaving within 7 days",
    "Payment overdue",
    "Already left, still to pay",
    "Payment due within 7 days",
    "Cash reported by guides",
    "Refunds to send",
    "Needs attention",
    "Names missing, next 14 days",
    "No guide, next 7 days",
    "Trip requests",
    "Messages",
    "Mails that failed",
    "Holds ending soon",
    "Below minimum, closing soon",
    "New reviews",
  ]);
});
