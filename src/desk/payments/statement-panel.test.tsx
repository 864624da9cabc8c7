import { expect, it } from "vitest";
import { screen, show } from "../../../tests/support/screen.tsx";
import type { MonthStatement } from "../../domain/desk/payments/month-statement.ts";
import { StatementPanel } from "./statement-panel.tsx";

const statement: MonthStatement = {
  closed: true,
  first_day: "2026-10-01",
  sold_cents: 200_000,
  taken_back_cents: 50_000,
  fees_cents: 15_000,
  provider_cents: 90_000,
  cash_cents: 10_000,
  bank_cents: 0,
  cards_sold_cents: 7_700,
  refunded_cents: 40_000,
  cards_used_cents: 3_000,
  cards_voided_cents: 0,
  cards_given_cents: 0,
  cards_left_cents: 4_700,
  owed_cents: 12_300,
  refunds_due_cents: 10_000,
  departures: [
    {
      departure_id: "d",
      item_id: "i",
      title: "Silk Road",
      start_date: "2026-11-15",
      guests: 4,
      sales_cents: 110_000,
      fees_cents: 10_000,
      commission_cents: 5_000,
      costs_cents: 40_050,
      margin_cents: 54_950,
    },
  ],
};

it("shows sales, money in, refunds, gift cards and the margin of each departure", async () => {
  show(<StatementPanel statement={statement} month="2026-11" />);
  await screen.sees("Departures of Nov 2026");
  const figures = [...document.querySelectorAll("dt")].map(
    (name) => `${name.textContent}: ${name.nextElementSibling?.textContent ?? ""}`,
  );
  for (const figure of [
    "Sales in total: $1,500.00",
    "Money in total: $1,077.00",
    "Left after refunds: $677.00",
    "Still to be used at the end of the month: $47.00",
    "Margin: $549.50",
  ])
    expect(figures).toContain(figure);
  const cells = [...document.querySelectorAll("tbody tr > *")].map(({ textContent }) => textContent);
  expect(cells).toEqual(["15 Nov 2026, Silk Road", "4", "$1,000.00", "$50.00", "$400.50", "$549.50"]);
});
