import { Button } from "@mantine/core";
import { useCallback, useMemo } from "react";
import { Link } from "react-router-dom";
import { bookingPage, type BookingFilter } from "../../../../data/remote/admin/desk-bookings.ts";
import { paths } from "../../../../shared/paths.ts";
import { titleOf } from "../../../../shared/site.ts";
import { EmptyState } from "../../../../shared/ui/empty-state.tsx";
import { AdminPage } from "../../shared/admin-page.tsx";
import { BOOKINGS } from "../../messages/desk.ts";
import { BookingFilters } from "./booking-filters.tsx";
import { BookingLine } from "./booking-line.tsx";
import classes from "../shared/desk.module.css";
import { DeskState } from "../shared/desk-state.tsx";
import { Pager } from "../shared/pager.tsx";
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
const Waiting = ({ show }: { show: () => void }) => {
  const count = useDeskRead(countFlagged).value?.count ?? 0;
  if (count === 0) return null;
  return (
    <div className={`${classes.state} ${classes.stale}`}>
      <span>{BOOKINGS.waiting(count)}</span>
      <Button size="xs" onClick={show}>
        Show
      </Button>
    </div>
  );
};

export const BookingsScreen = () => {
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
  const found = read.value;
  const empty = show === "attention" ? BOOKINGS.nothingWaits : BOOKINGS.empty;

  return (
    <AdminPage
      title={titleOf("adminBookings")}
      actions={
        <Button component={Link} to={paths.adminManualBooking()}>
          New booking
        </Button>
      }
    >
      <div className={classes.stack}>
        {show === "attention" ? null : <Waiting show={() => filters.set({ show: "attention" })} />}
        <BookingFilters filters={filters} />
        <DeskState reads={[read]} />
        {found && found.rows.length === 0 ? <EmptyState title={empty.title}>{empty.text}</EmptyState> : null}
        {found ? (
          <>
            <ul className={classes.rows} aria-label="Bookings">
              {found.rows.map((booking) => (
                <BookingLine key={booking.id} booking={booking} />
              ))}
            </ul>
            <Pager page={page} size={SIZE} count={found.count} go={filters.go} />
          </>
        ) : null}
      </div>
    </AdminPage>
  );
};
