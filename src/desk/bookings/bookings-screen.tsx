import { Button } from "@mantine/core";
import { useCallback } from "react";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { bookingPage, type BookingFilter } from "../../data/remote/admin/desk-bookings.ts";
import { type BookingList, bookingListSchema, type ListedBooking } from "../../domain/desk/lists/desk-schema.ts";
import { grouped, money } from "../../domain/words.ts";
import { paths } from "../../shared/paths.ts";
import { titleOf } from "../../shared/site.ts";
import { AdminPage } from "../shared/admin-page.tsx";
import { DeskTable } from "../shared/table/desk-table.tsx";
import { useTicks } from "../shared/table/use-ticks.ts";
import { ViewsBar } from "../shared/table/views-bar.tsx";
import { BOOKINGS, NO_REASON_GIVEN } from "../shared/messages/desk.ts";
import { FILTERS, statusWords } from "../shared/messages/desk-names.ts";
import { useTodayInTashkent } from "../departures/use-today.ts";
import { keptName } from "../shared/kept-names.ts";
import { useCachedAnswer } from "../shared/use-keeping.ts";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { useFilters } from "../shared/use-filters.ts";
import { bookingColumns } from "./booking-columns.tsx";
import { BookingFilters } from "./booking-filters.tsx";
import { bookingViews } from "./booking-views.ts";
import { BookingBulkBar } from "./many/bulk-bar.tsx";
import { useBookingFilter } from "./use-booking-filter.ts";

const SIZE = 50;

const flagged: BookingFilter = {
  status: null,
  from_day: null,
  to_day: null,
  item: null,
  attention: true,
  search: null,
};
const countFlagged = () => bookingPage(flagged, 0, 1);

function Waiting({ show }: { show: () => void }) {
  const count = useDeskRead(countFlagged).value?.count ?? 0;
  if (count === 0) return null;
  return (
    <div className="row notice">
      <span>{BOOKINGS.waiting(count)}</span>
      <Button size="xs" onClick={show}>
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

export function BookingsScreen() {
  const filters = useFilters();
  const { get, page } = filters;
  const filter = useBookingFilter(filters);
  const keeping = useCachedAnswer(keptName.bookings(filter, page), bookingListSchema);
  const read = useDeskRead(
    useCallback(() => bookingPage(filter, (page - 1) * SIZE, SIZE), [filter, page]),
    // Don't cache a search: its words are rarely used again.
    filter.search === null ? keeping : undefined,
  );
  const ticks = useTicks(read.value?.rows ?? [], idOf);
  const show = get("show");
  return (
    <AdminPage
      route="adminBookings"
      actions={<ButtonLink to={paths.adminManualBooking()}>{titleOf("adminManualBooking")}</ButtonLink>}
    >
      {show === "attention" ? null : <Waiting show={() => filters.set({ show: "attention" })} />}
      <ViewsBar list="bookings" builtIn={bookingViews(useTodayInTashkent())} />
      <BookingFilters filters={filters} />
      <DeskTable
        name="bookings"
        caption={titleOf("adminBookings")}
        columns={bookingColumns}
        read={read}
        keyOf={idOf}
        nameOf={({ customer_name, reference }) => `${customer_name}, ${reference}`}
        filters={filters}
        size={SIZE}
        empty={show === "attention" ? BOOKINGS.nothingWaits : BOOKINGS.empty}
        sums={read.value && sumsOf(read.value)}
        ticks={ticks}
        marked={({ needs_attention }) => needs_attention}
        below={({ needs_attention, attention_reason }) =>
          needs_attention ? (
            <>
              <strong>{statusWords("attention")}:</strong> {attention_reason ?? NO_REASON_GIVEN}
            </>
          ) : null
        }
      />
      <BookingBulkBar ticks={ticks} filter={filter} found={read.value?.count ?? 0} done={() => void read.refresh()} />
    </AdminPage>
  );
}
