import { useCallback } from "react";
import { Link, useParams } from "react-router-dom";
import { bookingDetail } from "../../../../data/remote/admin/desk-bookings.ts";
import type { BookingDetail } from "../../../../domain/desk/desk-schema.ts";
import { deskMoney } from "../../../../domain/desk/manifest.ts";
import { paths } from "../../../../shared/paths.ts";
import { EmptyState } from "../../../../shared/ui/empty-state.tsx";
import { Facts } from "../../../../shared/ui/facts.tsx";
import { Panel } from "../../../../shared/ui/panel.tsx";
import { MailTo, Tel } from "../../../../shared/ui/contact-links.tsx";
import { isOpenBooking } from "../../../../domain/booking/booking-state.ts";
import { AdminPage } from "../../shared/admin-page.tsx";
import { day, momentInTashkent, money } from "../../../../domain/words.ts";
import { BOOKINGS, LOGS, NO_REASON_GIVEN } from "../../messages/desk.ts";
import { BookingActions } from "./booking-actions.tsx";
import { DeskState } from "../shared/desk-state.tsx";
import { Log, LogEntry, MailLog, RefundLog } from "../shared/logs.tsx";
import { StatusMark } from "../shared/status-mark.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { detailWords } from "../../../../domain/desk/detail-words.ts";

const History = ({ entries }: { entries: BookingDetail["history"] }) => (
  <Log none={BOOKINGS.noHistory}>
    {entries.map(({ id, at, actor_email, action, details }) => (
      <LogEntry
        key={id}
        head={
          <>
            <strong>{action}</strong> by {actor_email ?? LOGS.system}
          </>
        }
        lines={detailWords(details)}
        when={momentInTashkent(at)}
      />
    ))}
  </Log>
);

const Trip = ({ booking }: { booking: BookingDetail }) => (
  <Panel title="Trip">
    <Facts
      of={{
        Status: (
          <>
            <StatusMark status={booking.status} />
            {booking.status === "pending" && booking.expires_at
              ? `, held until ${momentInTashkent(booking.expires_at)}`
              : ""}
          </>
        ),
        Trip: booking.title,
        Departure: (
          <>
            <Link to={paths.adminManifest(booking.item_id, booking.check_in)}>{day(booking.check_in)}</Link>, until{" "}
            {day(booking.ends_on)}
          </>
        ),
        Guests: booking.guests,
        Requests: booking.special_requests ?? "None",
        Booked: `${momentInTashkent(booking.created_at)}${booking.source === "manual" ? ", by us" : ""}`,
        Ended: booking.cancelled_at && momentInTashkent(booking.cancelled_at),
      }}
    />
    <h3>Customer</h3>
    <Facts
      of={{
        Name: booking.customer_name,
        Email: <MailTo address={booking.customer_email} />,
        Phone: <Tel number={booking.customer_phone} />,
      }}
    />
  </Panel>
);

function Balance({ booking }: { booking: BookingDetail }) {
  const { paid_cents, refunded_cents, owed_cents } = deskMoney(booking);
  return (
    <Facts
      of={{
        Total: money(booking.total_cents),
        Paid: money(paid_cents),
        Refunded: refunded_cents > 0 && money(refunded_cents),
        Balance: money(owed_cents),
        "Policy today": isOpenBooking(booking.status) && `${money(booking.refund_today_cents)} back on cancelling`,
      }}
    />
  );
}

const Money = ({ booking }: { booking: BookingDetail }) => (
  <Panel title="Money">
    <Balance booking={booking} />
    <Log title={LOGS.payments}>
      {booking.payments.map(({ payment_id, amount_cents, status, created_at }) => (
        <LogEntry
          key={payment_id}
          head={
            <>
              <Link to={`${paths.adminPayments()}?payment=${payment_id}`}>{money(amount_cents)}</Link>{" "}
              <StatusMark status={status} />
            </>
          }
          when={momentInTashkent(created_at)}
        />
      ))}
    </Log>
    <RefundLog refunds={booking.refunds} />
    <MailLog mails={booking.mails} />
  </Panel>
);

export function BookingScreen() {
  const { id = "" } = useParams();
  const read = useDeskRead(useCallback(() => bookingDetail(id), [id]));
  const booking = read.value;
  return (
    <AdminPage title={booking ? `Booking ${booking.reference}` : "Booking"}>
      <DeskState reads={[read]} />
      {booking === null ? (
        <EmptyState title={BOOKINGS.notFound} action={<Link to={paths.adminBookings()}>All bookings</Link>} />
      ) : null}
      {booking ? (
        <>
          {booking.needs_attention ? (
            <div className="row notice" role="note">
              <span>
                <strong>Needs attention:</strong> {booking.attention_reason ?? NO_REASON_GIVEN}
              </span>
            </div>
          ) : null}
          <BookingActions booking={booking} done={() => void read.refresh()} />
          <div className="halves">
            <Trip booking={booking} />
            <Money booking={booking} />
          </div>
          <Panel title="What was done">
            <History entries={booking.history} />
          </Panel>
        </>
      ) : null}
    </AdminPage>
  );
}
