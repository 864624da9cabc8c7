import { csvMoney } from "../../../domain/desk/lists/csv.ts";
import type { Questions } from "../../../domain/desk/today/questions-schema.ts";
import { money, month as monthWords } from "#texts/write.ts";
import { QUESTIONS } from "#texts/desk-money.ts";
import { ChartQuestion } from "./question.tsx";
import { briefMoney, leadTimeStep, monthLabel, occupancyAnswer, percent } from "../../../text/desk-money.ts";

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

export function Occupancy({ of }: { of: Questions["occupancy"] }) {
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
      columns={months.map(([month, sum]) => ({
        key: month,
        label: monthLabel(month),
        value: sum.places > 0 ? sum.guests / sum.places : 0,
        text: percent(sum.guests, sum.places),
      }))}
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

export function MoneyIn({ of }: { of: Questions["money"] }) {
  const words = QUESTIONS.money;
  const sum = (name: "received_cents" | "returned_cents" | "earned_cents" | "by_gift_card_cents") =>
    of.reduce((cents, row) => cents + row[name], 0);
  const changedRows = of.filter((row) => Object.values(row).some((value) => typeof value === "number" && value !== 0));
  return (
    <ChartQuestion
      question={words.question}
      answer={words.answer({
        received: sum("received_cents"),
        returned: sum("returned_cents"),
        earned: sum("earned_cents"),
      })}
      note={words.note}
      file="money"
      legend={words.legend}
      columns={of.map(({ month, received_cents, earned_cents }) => ({
        key: month,
        label: monthLabel(month),
        value: received_cents,
        beside: earned_cents,
        text: briefMoney(Math.max(received_cents, earned_cents)),
      }))}
      tables={[
        {
          head: words.head,
          rows:
            changedRows.length === 0
              ? []
              : of.map((row) => ({
                  name: monthWords(row.month),
                  cells: [row.received_cents, row.returned_cents, row.earned_cents, row.by_gift_card_cents].map(money),
                })),
        },
      ]}
      csv={{
        head: words.head,
        rows: of.map((row) => [
          row.month,
          ...[row.received_cents, row.returned_cents, row.earned_cents, row.by_gift_card_cents].map((cents) =>
            Number(csvMoney(cents)),
          ),
        ]),
      }}
    />
  );
}
