import { QUESTIONS } from "#texts/desk-money.ts";
import { month as monthWords } from "#texts/write.ts";
import type { Questions } from "../../../domain/desk/today/questions-schema.ts";
import { cancelledAnswer, monthLabel, percent, sourcesAnswer } from "../../../text/desk-money.ts";
import { ChartQuestion } from "./chart-question.tsx";

type CancelledProps = { of: Questions["cancellations"]; months: readonly string[] };

export function CancelledChart({ of: { months, reasons }, months: axis }: CancelledProps) {
  const words = QUESTIONS.cancelled;
  const bookings = months.reduce((sum, row) => sum + row.bookings, 0);
  const cancelledCount = months.reduce((sum, row) => sum + row.cancelled, 0);
  const byMonth = months.map((row) => ({
    name: monthWords(row.month),
    cells: [row.cancelled, row.bookings, percent(row.cancelled, row.bookings)],
  }));
  const reasonRows = reasons.map((row) => ({
    name: [words.who[row.who], row.reason].filter((part) => part !== null).join(": "),
    cells: [row.bookings, percent(row.bookings, cancelledCount)],
  }));
  return (
    <ChartQuestion
      question={words.question}
      answer={cancelledAnswer(cancelledCount, bookings)}
      note={words.note}
      file="cancellations"
      columns={axis.map((month) => {
        const { bookings: made, cancelled } = months.find((row) => row.month === month) ?? {
          bookings: 0,
          cancelled: 0,
        };
        return {
          key: month,
          label: monthLabel(month),
          value: made > 0 ? cancelled / made : 0,
          text: percent(cancelled, made),
        };
      })}
      tables={[
        { head: words.head, rows: byMonth },
        { head: words.whoHead, rows: reasonRows },
      ]}
      csv={{
        head: words.head,
        rows: [
          ...byMonth.map(({ name, cells }) => [name, ...cells]),
          [],
          [...words.whoHead],
          ...reasonRows.map(({ name, cells }) => [name, ...cells]),
        ],
      }}
    />
  );
}

export function Sources({ of: { sources, requests, items } }: { of: Questions["sources"] }) {
  const words = QUESTIONS.sources;
  const bookings = sources.reduce((sum, row) => sum + row.bookings, 0);
  const web = sources.find(({ source }) => source === "web")?.bookings ?? 0;
  const allCount = bookings + requests.trip_request + requests.contact_message;
  const rows = [
    ...sources.map((row) => ({
      key: row.source,
      name: words.of[row.source],
      cells: [row.bookings, percent(row.bookings, bookings), row.guests],
    })),
    ...(["trip_request", "contact_message"] as const).map((kind) => ({
      key: kind,
      name: words.of[kind],
      cells: [requests[kind], "–", "–"],
    })),
  ];
  const byItem = items.map((row) => ({
    key: row.item_id,
    name: row.title,
    cells: [row.bookings, row.guests, row.web, row.manual, row.waiting_list],
  }));
  return (
    <ChartQuestion
      question={words.question}
      answer={sourcesAnswer(web, bookings)}
      note={words.note}
      file="sources"
      columns={sources.map(({ source, bookings: made }) => ({
        key: source,
        label: words.brief[source],
        value: made,
        text: String(made),
      }))}
      tables={[
        { head: words.head, rows: allCount > 0 ? rows : [] },
        { title: words.items, head: words.itemHead, rows: byItem },
      ]}
      csv={{
        head: words.itemHead,
        rows: [
          ...byItem.map(({ name, cells }) => [name, ...cells]),
          [],
          [...words.head],
          ...rows.map(({ name, cells }) => [name, ...cells]),
        ],
      }}
    />
  );
}

export function Places({ of }: { of: Questions["destinations"] }) {
  const words = QUESTIONS.places;
  const [first] = of;
  const rows = of.map(({ id, name, bookings, guests }) => ({ key: id, name, cells: [bookings, guests] }));
  return (
    <ChartQuestion
      question={words.question}
      answer={first ? words.answer({ name: first.name, bookings: first.bookings }) : ""}
      note={words.note}
      file="destinations"
      columns={of.slice(0, 6).map(({ id, name, bookings }) => ({
        key: id,
        label: name.length > 10 ? `${name.slice(0, 9)}…` : name,
        value: bookings,
        text: String(bookings),
      }))}
      tables={[{ head: words.head, rows }]}
      csv={{ head: words.head, rows: rows.map(({ name, cells }) => [name, ...cells]) }}
    />
  );
}
