import { DESK_LIST, ENTRY } from "#texts/desk-catalogue.ts";
import { day, money } from "#texts/write.ts";
import { bookableUntil, departureStateOf, isBelow } from "../../../domain/desk/departures/calendar/calendar-filter.ts";
import type { CalendarRow } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import { csvMoney } from "../../../domain/desk/lists/csv.ts";
import { shortText } from "../../../text/desk-departures.ts";
import { statusWords } from "../../../text/desk.ts";
import { StatusMark } from "../../shared/status-mark.tsx";
import type { Column } from "../../shared/table/column.ts";
import classes from "./calendar.module.css";

const { columns: TITLES } = DESK_LIST;

export const departureColumns = (today: string, open: (row: CalendarRow) => void): readonly Column<CalendarRow>[] => [
  {
    id: "title",
    title: TITLES.title,
    sort: true,
    width: 240,
    least: 180,
    csv: ({ title }) => title,
    cell: (row) => (
      <button type="button" data-row="" className={classes.link} onClick={() => open(row)}>
        {row.title}
      </button>
    ),
  },
  {
    id: "day",
    title: TITLES.day,
    sort: true,
    width: 150,
    phone: "below",
    csv: ({ start_date }) => start_date,
    cell: ({ start_date }) => day(start_date),
  },
  { id: "fill", title: TITLES.fill, sort: true, end: true, width: 105, phone: "beside", cell: ENTRY.fill },
  {
    id: "minimum",
    title: TITLES.minimum,
    width: 98,
    words: true,
    cell: (row) => (row.min_guests === null ? "" : isBelow(row) ? shortText(row) : DESK_LIST.reached),
  },
  {
    id: "state",
    title: TITLES.state,
    sort: true,
    width: 158,
    phone: "below",
    csv: (row) => statusWords(departureStateOf(row, today)),
    cell: (row) => <StatusMark status={departureStateOf(row, today)} />,
  },
  {
    id: "guide",
    title: TITLES.guide,
    sort: true,
    width: 150,
    phone: "below",
    cell: (row) => row.guide_name ?? ENTRY.noGuide,
  },
  {
    id: "closes",
    title: TITLES.closes,
    sort: true,
    width: 115,
    words: true,
    csv: bookableUntil,
    cell: (row) => {
      const lastDay = bookableUntil(row);
      return lastDay === null ? "" : day(lastDay);
    },
  },
  {
    id: "waiting",
    title: TITLES.waiting,
    end: true,
    width: 98,
    cell: ({ waiting }) => (waiting.people > 0 ? waiting.people : ""),
  },
  {
    id: "price",
    title: TITLES.price,
    end: true,
    rare: true,
    width: 100,
    csv: ({ price_cents }) => (price_cents === null ? null : csvMoney(price_cents)),
    cell: ({ price_cents }) => (price_cents === null ? "" : money(price_cents)),
  },
];
