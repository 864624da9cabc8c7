import { Button } from "@mantine/core";
import { useMemo } from "react";
import { DESK_TITLES, BOOKINGS, NO_REASON_GIVEN, FILTERS, BOOKING_VIEWS, STATUSES } from "#texts/desk.ts";
import * as mails from "#texts/mails.ts";
import { grouped, money } from "#texts/write.ts";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import type { BookingFilter } from "../../data/remote/desk/verb-arguments.ts";
import { addDays } from "../../domain/catalogue/travel-dates.ts";
import { bookingsCsv } from "../../domain/desk/bookings/bookings-csv.ts";
import type { BookingList, ListedBooking } from "../../domain/desk/lists/desk-schema.ts";
import { paths } from "../../shared/paths.ts";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { useTodayInTashkent } from "../../shared/use-now.ts";
import { bookingsCsvWords } from "../../text/desk-bookings.ts";
import { attentionText } from "../../text/letters.ts";
import { AdminPage } from "../shared/admin-page.tsx";
import { deskQuery, cachedQuery, pageOf } from "../shared/desk-query.ts";
import type { RowPage } from "../shared/table/collect-rows.ts";
import { orderOf } from "../shared/table/column.ts";
import { DeskTable } from "../shared/table/desk-table.tsx";
import { useTicks } from "../shared/table/use-ticks.ts";
import { ViewsBar } from "../shared/table/views-bar.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { useFilters, type Filters } from "../shared/use-filters.ts";
import { bookingColumns } from "./booking-columns.tsx";
import { BookingFilters } from "./booking-filters.tsx";
import { BookingBulkBar } from "./many/booking-bulk-bar.tsx";

const flaggedFilter: BookingFilter = {
  status: null,
  from_day: null,
  to_day: null,
  item: null,
  attention: true,
  search: null,
};

function FlaggedCount({ show }: { show: () => void }) {
  const count =
    useDeskRead(deskQuery("rpc/admin_bookings", { ...flaggedFilter, skip: 0, how_many: 1 })).value?.count ?? 0;
  if (count === 0) return null;
  return (
    <div className="row notice">
      <span>{BOOKINGS.waiting({ bookings: count })}</span>
      <Button size="xs" variant="default" onClick={show}>
        {FILTERS.show}
      </Button>
    </div>
  );
}

const idOf = ({ id }: ListedBooking) => id;
const sumsOf = ({ sums }: BookingList) => ({
  guests: grouped(sums.guests),
  total: money(sums.total_cents),
  paid: money(sums.paid_cents),
  refunded: money(sums.refunded_cents),
  owed: money(sums.owed_cents),
});

function useBookingFilter({ get }: Filters): BookingFilter {
  const [show, status, item, from, to, search, sort] = ["show", "status", "item", "from", "to", "search", "sort"].map(
    get,
  );
  return useMemo(() => {
    return {
      status: status || null,
      from_day: from || null,
      to_day: to || null,
      item: item || null,
      attention: show === "attention",
      search: search?.trim() || null,
      due: show === "due",
      ...orderOf(sort ?? ""),
    };
  }, [show, status, item, from, to, search, sort]);
}

export function BookingsScreen() {
  const filters = useFilters();
  const { get, page } = filters;
  const filter = useBookingFilter(filters);
  // A search bypasses the cache, because admins rarely repeat its words.
  const query = filter.search === null ? cachedQuery : deskQuery;
  const deskRead = useDeskRead(query("rpc/admin_bookings", { ...filter, ...pageOf(page) }));
  const pages: RowPage<ListedBooking> = (skip, how_many) =>
    callDesk("rpc/admin_bookings", { ...filter, skip, how_many });
  const ticks = useTicks(deskRead.value?.rows ?? [], idOf);
  const shownFilter = get("show");
  return (
    <AdminPage
      route="adminBookings"
      actions={<ButtonLink to={paths.adminManualBooking()}>{DESK_TITLES.adminManualBooking}</ButtonLink>}
    >
      {shownFilter === "attention" ? null : <FlaggedCount show={() => filters.set({ show: "attention" })} />}
      <ViewsBar list="bookings" builtIn={bookingViews(useTodayInTashkent())} />
      <BookingFilters filters={filters} />
      <DeskTable
        name="bookings"
        caption={DESK_TITLES.adminBookings}
        columns={bookingColumns}
        read={deskRead}
        keyOf={idOf}
        nameOf={({ customer_name, reference }) => `${customer_name}, ${reference}`}
        filters={filters}
        pages={pages}
        toText={(rows) => bookingsCsv(rows, bookingsCsvWords)}
        empty={shownFilter === "attention" ? { ...BOOKINGS.nothingWaits, isAnswer: true } : BOOKINGS.empty}
        sums={deskRead.value && sumsOf(deskRead.value)}
        ticks={ticks}
        marked={({ needs_attention }) => needs_attention}
        below={({ needs_attention, attention_reason }) =>
          needs_attention ? (
            <>
              <strong>{STATUSES.attention}:</strong> {attentionText(mails, attention_reason ?? "") || NO_REASON_GIVEN}
            </>
          ) : null
        }
      />
      <BookingBulkBar
        ticks={ticks}
        pages={pages}
        found={deskRead.value?.count ?? 0}
        done={() => void deskRead.refresh()}
      />
    </AdminPage>
  );
}

const WEEK = 6;

const bookingViews = (today: string) => [
  { name: BOOKING_VIEWS.all, query: "" },
  {
    name: BOOKING_VIEWS.week,
    query: `from=${today}&to=${addDays(today, WEEK)}&status=confirmed&sort=departs`,
  },
  { name: BOOKING_VIEWS.due, query: "show=due&sort=due&cols=name,reference,trip,departs,status,total,owed,due,email" },
  { name: STATUSES.attention, query: "show=attention" },
  { name: BOOKING_VIEWS.holds, query: "status=pending" },
];
