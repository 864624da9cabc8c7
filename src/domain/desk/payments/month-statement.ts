import * as v from "valibot";
import { integer, isoDay } from "../../schemas.ts";
import { marginEntries } from "../departures/costs.ts";

const departureSchema = v.object({
  ...marginEntries,
  departure_id: v.string(),
  item_id: v.string(),
  title: v.string(),
  start_date: isoDay,
  guests: integer,
});

/** Each sum is of the month's ledger lines; `left`, `owed` and `due` are balances at its end. */
export const monthStatementSchema = v.object({
  closed: v.boolean(),
  first_day: v.nullable(isoDay),
  sold_cents: integer,
  taken_back_cents: integer,
  fees_cents: integer,
  provider_cents: integer,
  cash_cents: integer,
  bank_cents: integer,
  cards_sold_cents: integer,
  refunded_cents: integer,
  cards_used_cents: integer,
  cards_voided_cents: integer,
  cards_given_cents: integer,
  cards_left_cents: integer,
  owed_cents: integer,
  refunds_due_cents: integer,
  departures: v.array(departureSchema),
});
export type MonthStatement = v.InferOutput<typeof monthStatementSchema>;

export const moneyInCents = ({ provider_cents, cash_cents, bank_cents, cards_sold_cents }: MonthStatement): number =>
  provider_cents + cash_cents + bank_cents + cards_sold_cents;

type Sales = { sales_cents: number; fees_cents: number };
export const salesWithoutFees = ({ sales_cents, fees_cents }: Sales): number => sales_cents - fees_cents;

const sumOf = (statement: MonthStatement, name: keyof typeof marginEntries): number =>
  statement.departures.reduce((cents, departure) => cents + departure[name], 0);

export const departureSums = (statement: MonthStatement) => ({
  sales: sumOf(statement, "sales_cents") - sumOf(statement, "fees_cents"),
  commission: sumOf(statement, "commission_cents"),
  costs: sumOf(statement, "costs_cents"),
  margin: sumOf(statement, "margin_cents"),
});
