import { MONTHLY } from "#texts/desk-money.ts";
import { departureSums, moneyInCents, type MonthStatement } from "../../domain/desk/payments/month-statement.ts";
import type { StatementGroup } from "../../domain/desk/payments/statement-csv.ts";

export function statementGroups(statement: MonthStatement): StatementGroup[] {
  const received = moneyInCents(statement);
  const trips = departureSums(statement);
  return [
    {
      title: MONTHLY.sales,
      lines: [
        { name: MONTHLY.sold, cents: statement.sold_cents },
        { name: MONTHLY.takenBack, cents: -statement.taken_back_cents },
        { name: MONTHLY.net, cents: statement.sold_cents - statement.taken_back_cents, isTotal: true },
        { name: MONTHLY.fees, cents: statement.fees_cents },
      ],
    },
    {
      title: MONTHLY.moneyIn,
      lines: [
        { name: MONTHLY.provider, cents: statement.provider_cents },
        { name: MONTHLY.cash, cents: statement.cash_cents },
        { name: MONTHLY.bank, cents: statement.bank_cents },
        { name: MONTHLY.cardsSold, cents: statement.cards_sold_cents },
        { name: MONTHLY.received, cents: received, isTotal: true },
        { name: MONTHLY.refunded, cents: -statement.refunded_cents },
        { name: MONTHLY.left, cents: received - statement.refunded_cents, isTotal: true },
      ],
    },
    {
      title: MONTHLY.cards,
      lines: [
        { name: MONTHLY.cardsSold, cents: statement.cards_sold_cents },
        { name: MONTHLY.cardsGiven, cents: statement.cards_given_cents },
        { name: MONTHLY.cardsUsed, cents: -statement.cards_used_cents },
        { name: MONTHLY.cardsVoided, cents: -statement.cards_voided_cents },
        { name: MONTHLY.cardsLeft, cents: statement.cards_left_cents, isTotal: true },
      ],
    },
    {
      title: MONTHLY.trips,
      lines: [
        { name: MONTHLY.withoutFees, cents: trips.sales },
        { name: MONTHLY.commission, cents: -trips.commission },
        { name: MONTHLY.costs, cents: -trips.costs },
        { name: MONTHLY.margin, cents: trips.margin, isTotal: true },
      ],
    },
    {
      title: MONTHLY.ends,
      lines: [
        { name: MONTHLY.owed, cents: statement.owed_cents },
        { name: MONTHLY.due, cents: statement.refunds_due_cents },
      ],
    },
  ];
}
