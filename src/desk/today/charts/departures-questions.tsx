import { QUESTIONS } from "#texts/desk-money.ts";
import { money, month as monthWords } from "#texts/write.ts";
import { csvMoney } from "../../../domain/desk/lists/csv.ts";
import type { Questions } from "../../../domain/desk/today/questions-schema.ts";
import { briefMoney, leadTimeStep, monthLabel, occupancyAnswer, percent } from "../../../text/desk-money.ts";
import { ChartQuestion } from "./chart-question.tsx";

type Full = { departures: number; places: number; guests: number };
const NO_OCCUPANCY: Full = { departures: 0, places: 0, guests: 0 };
const addOccupancy = (one: Full, other: Full): Full => ({
  departures: one.departures + other.departures,
  places: one.places + other.places,
  guests: one.guests + other.guests,
});

const occupancyCells = ({ departures, places, guests }: Full) => [percent(guests, places), guests, places, departures];

function sumsBy<Row extends Full>(rows: readonly Row[], key: (row: Row) => string) {
  const occupancyByKey = new Map<string, Full>();
  for (const row of rows) occupancyByKey.set(key(row), addOccupancy(occupancyByKey.get(key(row)) ?? NO_OCCUPANCY, row));
  return [...occupancyByKey];
}

export function Occupancy({ of, months: axis }: { of: Questions["occupancy"]; months: readonly string[] }) {
  const words = QUESTIONS.occupancy;
  const totalOccupancy = of.reduce<Full>(addOccupancy, NO_OCCUPANCY);
  const months = sumsBy(of, (row) => row.month);
  const titles = new Map(of.map(({ item_id, title }) => [item_id, title]));
  const trips = sumsBy(of, (row) => row.item_id).toSorted(([, one], [, other]) => other.guests - one.guests);
  return (
    <ChartQuestion
      question={words.question}
      answer={occupancyAnswer(totalOccupancy.guests, totalOccupancy.places, totalOccupancy.departures)}
      note={words.note}
      file="occupancy"
      most={1}
      columns={axis.map((month) => {
        const { guests, places } = months.find(([key]) => key === month)?.[1] ?? NO_OCCUPANCY;
        return {
          key: month,
          label: monthLabel(month),
          value: places > 0 ? guests / places : 0,
          text: percent(guests, places),
        };
      })}
      tables={[
        {
          title: words.months,
          head: words.monthHead,
          rows: months.map(([month, sum]) => ({ name: monthWords(month), cells: occupancyCells(sum) })),
        },
        {
          title: words.trips,
          head: words.tripHead,
          rows: trips.map(([id, sum]) => ({ key: id, name: titles.get(id) ?? id, cells: occupancyCells(sum) })),
        },
      ]}
      csv={{
        head: words.csvHead,
        rows: of.map(({ month, title, departures, places, guests }) => [
          month,
          title,
          departures,
          places,
          guests,
          places > 0 ? Math.round((guests / places) * 100) : null,
        ]),
      }}
    />
  );
}

export function LeadTimeChart({ of: { median_days, steps } }: { of: Questions["lead"] }) {
  const words = QUESTIONS.early;
  const bookingCount = steps.reduce((sum, { bookings }) => sum + bookings, 0);
  const rows = steps.map(({ from_days, to_days, bookings, guests }) => ({
    name: leadTimeStep(from_days, to_days),
    cells: [bookings, percent(bookings, bookingCount), guests],
  }));
  return (
    <ChartQuestion
      question={words.question}
      answer={words.answer({ days: median_days ?? 0 })}
      note={words.note}
      file="lead-time"
      columns={steps.map(({ from_days, to_days, bookings }) => ({
        key: String(from_days),
        label: to_days === null ? `${from_days}+` : `${from_days}–${to_days}`,
        value: bookings,
        text: String(bookings),
      }))}
      tables={[{ head: words.head, rows: bookingCount > 0 ? rows : [] }]}
      csv={{ head: words.head, rows: rows.map(({ name, cells }) => [name, ...cells]) }}
    />
  );
}

type Month = Questions["money"][number];

/** The months from the first to the last with an amount. */
function monthsWith(months: readonly Month[], amountsOf: (row: Month) => number[]): readonly Month[] {
  const hasAmount = (row: Month) => amountsOf(row).some((cents) => cents !== 0);
  return months.slice(Math.max(0, months.findIndex(hasAmount)), months.findLastIndex(hasAmount) + 1);
}

type MoneyProps = {
  of: Questions["money"];
  words: { question: string; note: string; head: readonly string[] };
  file: string;
  answer: (sums: number[]) => string;
  amountsOf: (row: Month) => number[];
};

function MoneyQuestion({ of, words: { question, note, head }, file, answer, amountsOf }: MoneyProps) {
  const months = monthsWith(of, amountsOf);
  const sums = head.slice(1).map((_, at) => months.reduce((sum, row) => sum + (amountsOf(row)[at] ?? 0), 0));
  return (
    <ChartQuestion
      question={question}
      answer={answer(sums)}
      note={note}
      file={file}
      columns={of.map((row) => {
        const [cents = 0] = amountsOf(row);
        return { key: row.month, label: monthLabel(row.month), value: cents, text: briefMoney(cents) };
      })}
      tables={[
        { head, rows: months.map((row) => ({ name: monthWords(row.month), cells: amountsOf(row).map(money) })) },
      ]}
      csv={{ head, rows: months.map((row) => [row.month, ...amountsOf(row).map((cents) => Number(csvMoney(cents)))]) }}
    />
  );
}

export const MoneyIn = ({ of }: { of: Questions["money"] }) => (
  <MoneyQuestion
    of={of}
    words={QUESTIONS.money}
    file="money"
    answer={([received = 0, returned = 0]) => QUESTIONS.money.answer({ received, returned })}
    amountsOf={({ received_cents, returned_cents, by_gift_card_cents }) => [
      received_cents,
      returned_cents,
      by_gift_card_cents,
    ]}
  />
);

export const MoneyEarned = ({ of }: { of: Questions["money"] }) => (
  <MoneyQuestion
    of={of}
    words={QUESTIONS.earned}
    file="earned"
    answer={([earned = 0]) => QUESTIONS.earned.answer({ earned })}
    amountsOf={({ earned_cents }) => [earned_cents]}
  />
);
