import { Button } from "@mantine/core";
import { useCallback, useMemo } from "react";
import { ButtonLink } from "../../../../shared/ui/links.tsx";
import { bookingPage, type BookingFilter } from "../../../../data/remote/admin/desk-bookings.ts";
import { paths } from "../../../../shared/paths.ts";
import { titleOf } from "../../../../shared/site.ts";
import { AdminPage } from "../../shared/admin-page.tsx";
import { BOOKINGS } from "../../messages/desk.ts";
import { FILTERS } from "../../messages/desk-names.ts";
import { BookingFilters } from "./booking-filters.tsx";
import { BookingLine } from "./booking-line.tsx";
import { DeskList } from "../shared/desk-list.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { useFilters } from "../shared/use-filters.ts";

const SIZE = 25;

const flagged: BookingFilter = {
  status: null,
  from_day: null,
  to_day: null,
  item: null,
  attention: true,
  search: null,
};
const countFlagged = () => bookingPage(flagged, 0, 1);

/** What waits for a decision stands above everything else. */
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

export function BookingsScreen() {
  const filters = useFilters();
  const { get, page } = filters;
  const [show, status, item, from, to, search] = ["show", "status", "item", "from", "to", "search"].map(get);
  const filter = useMemo<BookingFilter>(
    () => ({
      status: status || null,
      from_day: from || null,
      to_day: to || null,
      item: item || null,
      attention: show === "attention",
      search: search?.trim() || null,
    }),
    [show, status, item, from, to, search],
  );
  const read = useDeskRead(useCallback(() => bookingPage(filter, (page - 1) * SIZE, SIZE), [filter, page]));

  return (
    <AdminPage
      route="adminBookings"
      actions={
        <>
          <ButtonLink variant="default" to={paths.adminCodes()}>
            {titleOf("adminCodes")}
          </ButtonLink>
          <ButtonLink to={paths.adminManualBooking()}>{titleOf("adminManualBooking")}</ButtonLink>
        </>
      }
    >
      {show === "attention" ? null : <Waiting show={() => filters.set({ show: "attention" })} />}
      <BookingFilters filters={filters} />
      <DeskList
        label={titleOf("adminBookings")}
        read={read}
        empty={show === "attention" ? BOOKINGS.nothingWaits : BOOKINGS.empty}
        page={page}
        size={SIZE}
        go={filters.go}
        row={(booking) => <BookingLine key={booking.id} booking={booking} />}
      />
    </AdminPage>
  );
}
