import { Link } from "react-router-dom";
import { BOOKING_COLUMNS as TITLES } from "#texts/desk.ts";
import { day, momentInTashkent, money } from "#texts/write.ts";
import { deskStatus, type ListedBooking } from "../../domain/desk/lists/desk-schema.ts";
import { paths } from "../../shared/paths.ts";
import { PersonName } from "../../shared/ui/person-name.tsx";
import { sourceText } from "../../text/desk.ts";
import { StatusMark } from "../shared/status-mark.tsx";
import type { Column } from "../shared/table/column.ts";

const moneyOrEmpty = (cents: number) => (cents === 0 ? "" : money(cents));

/** The server sorts by these ids. */
export const bookingColumns: readonly Column<ListedBooking>[] = [
  {
    id: "name",
    title: TITLES.name,
    sort: true,
    width: 175,
    least: 140,
    cell: ({ id, customer_name }) => (
      <Link data-row="" to={paths.adminBooking(id)}>
        <PersonName name={customer_name} />
      </Link>
    ),
  },
  { id: "reference", title: TITLES.reference, sort: true, width: 116, cell: ({ reference }) => reference },
  { id: "trip", title: TITLES.trip, sort: true, width: 215, least: 140, phone: "fill", cell: ({ title }) => title },
  {
    id: "departs",
    title: TITLES.departs,
    sort: true,
    width: 150,
    phone: "below",
    cell: ({ check_in }) => day(check_in),
  },
  { id: "guests", title: TITLES.guests, sort: true, end: true, width: 108, cell: ({ guests }) => guests },
  {
    id: "status",
    title: TITLES.status,
    sort: true,
    width: 155,
    phone: "beside",
    cell: (booking) => <StatusMark status={deskStatus(booking)} />,
  },
  {
    id: "total",
    title: TITLES.total,
    sort: true,
    end: true,
    width: 140,
    phone: "below",
    cell: ({ total_cents }) => money(total_cents),
  },
  {
    id: "paid",
    title: TITLES.paid,
    sort: true,
    end: true,
    width: 105,
    rare: true,
    cell: ({ paid_cents }) => moneyOrEmpty(paid_cents),
  },
  {
    id: "refunded",
    title: TITLES.refunded,
    sort: true,
    end: true,
    width: 105,
    rare: true,
    cell: ({ refunded_cents }) => moneyOrEmpty(refunded_cents),
  },
  {
    id: "owed",
    title: TITLES.owed,
    sort: true,
    end: true,
    width: 120,
    phone: "named",
    cell: ({ owed_cents }) => moneyOrEmpty(owed_cents),
  },
  {
    id: "due",
    title: TITLES.due,
    sort: true,
    width: 110,
    rare: true,
    cell: ({ balance_due_on }) => (balance_due_on ? day(balance_due_on) : ""),
  },
  { id: "email", title: TITLES.email, width: 210, rare: true, cell: ({ customer_email }) => customer_email },
  { id: "phone", title: TITLES.phone, width: 150, rare: true, cell: ({ customer_phone }) => customer_phone },
  {
    id: "booked",
    title: TITLES.booked,
    sort: true,
    width: 150,
    rare: true,
    cell: ({ created_at }) => momentInTashkent(created_at),
  },
  {
    id: "source",
    title: TITLES.source,
    width: 100,
    rare: true,
    cell: ({ source }) => sourceText(source),
  },
];
