import { useCallback } from "react";
import { Link, useParams } from "react-router-dom";
import { bookingDetail } from "../../../../data/remote/admin/desk-bookings.ts";
import type { BookingDetail } from "../../../../domain/desk/desk-schema.ts";
import { deskMoney } from "../../../../domain/desk/manifest.ts";
import { paths } from "../../../../shared/paths.ts";
import { EmptyState } from "../../../../shared/ui/empty-state.tsx";
import { AdminPage } from "../../shared/admin-page.tsx";
import { day, momentInTashkent } from "../../../../domain/words/day.ts";
import { money } from "../../../../domain/words/money.ts";
import { BOOKINGS, NO_REASON_GIVEN } from "../../messages/desk.ts";
import { BookingActions } from "./booking-actions.tsx";
import classes from "../shared/desk.module.css";
import { DeskState } from "../shared/desk-state.tsx";
import { MailLog, RefundLog } from "../shared/logs.tsx";
import { StatusMark } from "../shared/status-mark.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { detailWords } from "../../../../domain/desk/detail-words.ts";

const History = ({ entries }: { entries: BookingDetail["history"] }) =>
  entries.length === 0 ? (
    <p>{BOOKINGS.noHistory}</p>
  ) : (
    <ol className={classes.log}>
      {entries.map(({ id, at, actor_email, action, details }) => (
        <li key={id}>
          <p>
            <strong>{action}</strong> by {actor_email ?? "the system"}
          </p>
          {detailWords(details).map((words) => (
            <p key={words}>{words}</p>
          ))}
          <p className={classes.dim}>{momentInTashkent(at)}</p>
        </li>
      ))}
    </ol>
  );

const Trip = ({ booking }: { booking: BookingDetail }) => (
  <section className={classes.panel}>
    <h2>Trip</h2>
    <dl className={classes.facts}>
      <dt>Status</dt>
      <dd>
        <StatusMark status={booking.status} />
        {booking.status === "pending" && booking.expires_at
          ? `, held until ${momentInTashkent(booking.expires_at)}`
          : ""}
      </dd>
      <dt>Trip</dt>
      <dd>{booking.title}</dd>
      <dt>Departure</dt>
      <dd>
        <Link to={paths.adminManifest(booking.item_id, booking.check_in)}>{day(booking.check_in)}</Link>, until{" "}
        {day(booking.ends_on)}
      </dd>
      <dt>Guests</dt>
      <dd>{booking.guests}</dd>
      <dt>Requests</dt>
      <dd>{booking.special_requests ?? "None"}</dd>
      <dt>Booked</dt>
      <dd>
        {momentInTashkent(booking.created_at)}
        {booking.source === "manual" ? ", by us" : ""}
      </dd>
      {booking.cancelled_at ? (
        <>
          <dt>Ended</dt>
          <dd>{momentInTashkent(booking.cancelled_at)}</dd>
        </>
      ) : null}
    </dl>
    <h3>Customer</h3>
    <dl className={classes.facts}>
      <dt>Name</dt>
      <dd>{booking.customer_name}</dd>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${booking.customer_email}`}>{booking.customer_email}</a>
      </dd>
      <dt>Phone</dt>
      <dd>
        <a href={`tel:${booking.customer_phone.replace(/[^\d+]/g, "")}`}>{booking.customer_phone}</a>
      </dd>
    </dl>
  </section>
);

const Balance = ({ booking }: { booking: BookingDetail }) => {
  const { paid_cents, refunded_cents, owed_cents } = deskMoney(booking);
  const open = booking.status === "pending" || booking.status === "confirmed";
  return (
    <dl className={classes.facts}>
      <dt>Total</dt>
      <dd>{money(booking.total_cents)}</dd>
      <dt>Paid</dt>
      <dd>{money(paid_cents)}</dd>
      {refunded_cents > 0 ? (
        <>
          <dt>Refunded</dt>
          <dd>{money(refunded_cents)}</dd>
        </>
      ) : null}
      <dt>Balance</dt>
      <dd>{money(owed_cents)}</dd>
      {open ? (
        <>
          <dt>Policy today</dt>
          <dd>{money(booking.refund_today_cents)} back on cancelling</dd>
        </>
      ) : null}
    </dl>
  );
};

const Money = ({ booking }: { booking: BookingDetail }) => (
  <section className={classes.panel}>
    <h2>Money</h2>
    <Balance booking={booking} />
    {booking.payments.length > 0 ? <h3>Payments</h3> : null}
    <ul className={classes.log}>
      {booking.payments.map((payment) => (
        <li key={payment.payment_id}>
          <p>
            <Link to={`${paths.adminPayments()}?payment=${payment.payment_id}`}>{money(payment.amount_cents)}</Link>{" "}
            <StatusMark status={payment.status} />
          </p>
          <p className={classes.dim}>{momentInTashkent(payment.created_at)}</p>
        </li>
      ))}
    </ul>
    <RefundLog refunds={booking.refunds} />
    <MailLog mails={booking.mails} />
  </section>
);

export const BookingScreen = () => {
  const { id = "" } = useParams();
  const read = useDeskRead(useCallback(() => bookingDetail(id), [id]));
  const booking = read.value;
  return (
    <AdminPage title={booking ? `Booking ${booking.reference}` : "Booking"}>
      <div className={classes.stack}>
        <DeskState reads={[read]} />
        {booking === null ? (
          <EmptyState title={BOOKINGS.notFound} action={<Link to={paths.adminBookings()}>All bookings</Link>} />
        ) : null}
        {booking ? (
          <>
            {booking.needs_attention ? (
              <div className={`${classes.state} ${classes.stale}`} role="note">
                <span>
                  <strong>Needs attention:</strong> {booking.attention_reason ?? NO_REASON_GIVEN}
                </span>
              </div>
            ) : null}
            <BookingActions booking={booking} done={() => void read.refresh()} />
            <div className={classes.columns}>
              <Trip booking={booking} />
              <Money booking={booking} />
            </div>
            <section className={classes.panel}>
              <h2>What was done</h2>
              <History entries={booking.history} />
            </section>
          </>
        ) : null}
      </div>
    </AdminPage>
  );
};
