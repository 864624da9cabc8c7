import { Link, useParams } from "react-router-dom";
import { ONE_BOOKING, BOOKINGS, FILTERS } from "#texts/desk.ts";
import type { BookingDetail } from "../../domain/desk/lists/desk-schema.ts";
import { paths } from "../../shared/paths.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { bookingTitle } from "../../text/desk-bookings.ts";
import { AdminPage } from "../shared/admin-page.tsx";
import { AuditLine } from "../shared/audit-line.tsx";
import { cachedQuery } from "../shared/desk-query.ts";
import { DeskState } from "../shared/desk-state.tsx";
import { DisabledOffline } from "../shared/disabled-offline.tsx";
import { Log } from "../shared/logs.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { BookingActions } from "./booking-actions.tsx";
import { CachedBooking } from "./cached-booking.tsx";
import { Attention, BookingHead } from "./one/booking-head.tsx";
import { DeskTripPanel } from "./one/desk-trip-panel.tsx";
import { MoneyPanel } from "./one/money-panel.tsx";
import { Notes } from "./one/notes.tsx";
import classes from "./one/one.module.css";

const History = ({ booking: { history, reference } }: { booking: BookingDetail }) => (
  <Log none={BOOKINGS.noHistory}>
    {history.map((entry) => (
      <AuditLine key={entry.id} entry={entry} about={reference} />
    ))}
  </Log>
);

export function DeskBookingScreen() {
  const { id = "" } = useParams();
  const deskRead = useDeskRead(cachedQuery("rpc/admin_booking", { booking_id: id }));
  const booking = deskRead.value;
  const refreshBooking = () => void deskRead.refresh();
  return (
    <AdminPage title={bookingTitle(booking?.reference ?? "")} lead={booking ? ONE_BOOKING.lead(booking) : undefined}>
      <DeskState reads={[deskRead]} />
      {booking === undefined && deskRead.failure ? <CachedBooking id={id} /> : null}
      {booking === null ? (
        <EmptyState title={BOOKINGS.notFound} action={<Link to={paths.adminBookings()}>{FILTERS.shown[""]}</Link>} />
      ) : null}
      {booking ? (
        <>
          <Attention booking={booking} />
          <BookingHead booking={booking} />
          <DisabledOffline className={`stack ${classes.acts}`}>
            <div className={classes.bar} data-bottom-bar="">
              <BookingActions booking={booking} done={refreshBooking} />
            </div>
            <div className={classes.columns}>
              <div className="stack">
                <DeskTripPanel booking={booking} />
                <Notes booking={booking} done={refreshBooking} />
              </div>
              <MoneyPanel booking={booking} done={refreshBooking} />
            </div>
          </DisabledOffline>
          <Panel title={BOOKINGS.done}>
            <History booking={booking} />
          </Panel>
        </>
      ) : null}
    </AdminPage>
  );
}
