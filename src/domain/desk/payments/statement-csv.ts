import { csvMoney, type CsvRow, toCsv } from "../lists/csv.ts";
import { type MonthStatement, salesWithoutFees } from "./month-statement.ts";

export type StatementGroup = {
  title: string;
  lines: readonly { name: string; cents: number; isTotal?: boolean }[];
};
export type StatementCsvWords = { title: string; columns: readonly string[] };

export function statementCsv(
  month: string,
  groups: readonly StatementGroup[],
  { departures }: MonthStatement,
  words: StatementCsvWords,
): string {
  const figures = groups.flatMap(({ title, lines }): CsvRow[] => [
    [],
    [title],
    ...lines.map(({ name, cents }) => [name, csvMoney(cents)]),
  ]);
  const trips = departures.map((departure): CsvRow => [
    `${departure.start_date} ${departure.title}`,
    departure.guests,
    csvMoney(salesWithoutFees(departure)),
    csvMoney(departure.commission_cents),
    csvMoney(departure.costs_cents),
    csvMoney(departure.margin_cents),
  ]);
  return toCsv([words.title, month], [...figures, [], [...words.columns], ...trips]);
}
