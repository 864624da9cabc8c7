import { expect, it } from "vitest";
import { type MonthStatement, departureSums, moneyInCents } from "./month-statement.ts";
import { statementCsv } from "./statement-csv.ts";

const departure = {
  departure_id: "d",
  item_id: "i",
  title: "Silk Road",
  start_date: "2026-12-15",
  guests: 4,
  sales_cents: 110_000,
  fees_cents: 10_000,
  commission_cents: 5_000,
  costs_cents: 40_050,
  margin_cents: 54_950,
};
const statement = {
  provider_cents: 100,
  cash_cents: 20,
  bank_cents: 3,
  cards_sold_cents: 7_700,
  cards_used_cents: 900,
  departures: [departure, departure],
} as unknown as MonthStatement;

it("counts a gift card as money in when it is sold, not when it pays for a trip", () => {
  expect(moneyInCents(statement)).toBe(7_823);
});

it("sums departures without taxes and fees", () => {
  expect(departureSums(statement)).toEqual({ sales: 200_000, commission: 10_000, costs: 80_100, margin: 109_900 });
});

it("writes the groups and the departures into one file", () => {
  const groups = [{ title: "Money in", lines: [{ name: "Cash", cents: 20 }] }];
  const words = { title: "Monthly statement", columns: ["Departure", "Guests"] };
  expect(statementCsv("2026-12", groups, { ...statement, departures: [departure] }, words)).toBe(
    `\uFEFF${[
      "Monthly statement,2026-12",
      "",
      "Money in",
      "Cash,0.20",
      "",
      "Departure,Guests",
      "2026-12-15 Silk Road,4,1000.00,50.00,400.50,549.50",
    ].join("\r\n")}\r\n`,
  );
});
