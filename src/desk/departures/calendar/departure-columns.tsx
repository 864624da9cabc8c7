import { bookableUntil, isBelow } from "../../../domain/desk/departures/calendar/calendar-filter.ts";
import type { CalendarRow } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import { day, money } from "#words/write.ts";
import { DESK_LIST, ENTRY } from "#words/desk/calendar.ts";
import type { Column } from "../../shared/table/column.ts";
import { StatusMark } from "../../shared/status-mark.tsx";
import classes from "./calendar.module.css";

const { columns: TITLES } = DESK_LIST;

export const departureColumns = (today: string, open: (row: CalendarRow) => void): readonly Column<CalendarRow>[] => [
  {
    id: "title",
    title: TITLES.title,
    sort: true,
    width: 260,
    least: 180,
    cell: (row) => (
      <button type="button" data-row="" className={classes.link} onClick={() => open(row)}>
        {row.title}
      </button>
    ),
  },
  { id: "day", title: TITLES.day, sort: true, width: 115, phone: "below", cell: (row) => day(row.start_date) },
  { id: "fill", title: TITLES.fill, sort: true, end: true, width: 105, phone: "beside", cell: ENTRY.fill },
  {
    id: "minimum",
    title: TITLES.minimum,
    width: 98,
    cell: (row) => (row.min_guests === null ? "" : isBelow(row) ? DESK_LIST.short(row) : DESK_LIST.reached),
  },
  {
    id: "state",
    title: TITLES.state,
    sort: true,
    width: 125,
    phone: "below",
    cell: (row) => <StatusMark status={row.private && row.state !== "cancelled" ? "private" : row.state} />,
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
    cell: (row) => {
      const bookableUntilText = bookableUntil(row);
      return bookableUntilText === null ? "" : bookableUntilText < today ? ENTRY.closed : day(bookableUntilText);
    },
  },
  {
    id: "waiting",
    title: TITLES.waiting,
    end: true,
    width: 88,
    cell: ({ waiting }) => (waiting.people > 0 ? waiting.people : ""),
  },
  {
    id: "price",
    title: TITLES.price,
    end: true,
    rare: true,
    width: 100,
    cell: ({ price_cents }) => (price_cents === null ? "" : money(price_cents)),
  },
];
