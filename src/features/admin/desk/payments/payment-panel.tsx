import { Button } from "@mantine/core";
import { useCallback, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { paymentDetail } from "../../../../data/remote/admin/desk-payments.ts";
import type { PaymentDetail } from "../../../../domain/desk/desk-schema.ts";
import { count } from "../../../../domain/words/count.ts";
import { paths } from "../../../../shared/paths.ts";
import { day, momentInTashkent } from "../../../../domain/words/day.ts";
import { money } from "../../../../domain/words/money.ts";
import classes from "../shared/desk.module.css";
import { DeskState } from "../shared/desk-state.tsx";
import { MailLog, RefundLog } from "../shared/logs.tsx";
import { PaymentActions } from "./payment-actions.tsx";
import payments from "./payments.module.css";
import { StatusMark } from "../shared/status-mark.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { outcomeWords, PAYMENTS, statusWords } from "../../messages/desk.ts";

/** Every word of the provider and of the desk about this payment, the oldest first. */
const PaymentEvents = ({ events }: Pick<PaymentDetail, "events">) => (
  <>
    <h3>Events</h3>
    {events.length === 0 ? (
      <p>None yet.</p>
    ) : (
      <ol className={classes.log}>
        {events.map((event) => (
          <li key={event.id}>
            <p>
              <strong>{event.status ? statusWords(event.status) : "Message"}</strong> by {event.source}
              {outcomeWords(event.outcome) ? `, ${outcomeWords(event.outcome)}` : ""}
            </p>
            {event.reason ? <p>{event.reason}</p> : null}
            <p className={classes.dim}>{momentInTashkent(event.received_at)}</p>
          </li>
        ))}
      </ol>
    )}
  </>
);

const nameOf = ({ first_name, last_name }: PaymentDetail["customer"]) =>
  [first_name, last_name].filter(Boolean).join(" ") || PAYMENTS.unknownCustomer;

const Facts = ({ payment }: { payment: PaymentDetail }) => {
  const { customer, booking } = payment;
  return (
    <dl className={classes.facts}>
      <dt>Status</dt>
      <dd>
        <StatusMark status={payment.status} />
      </dd>
      <dt>Amount</dt>
      <dd>
        {money(payment.amount_cents)} {payment.currency}
        {payment.settlement_currency && payment.settlement_amount !== null
          ? `, charged as ${(payment.settlement_amount / 100).toFixed(2)} ${payment.settlement_currency}`
          : ""}
      </dd>
      {payment.refunded_cents > 0 ? (
        <>
          <dt>Refunded</dt>
          <dd>{money(payment.refunded_cents)}</dd>
        </>
      ) : null}
      <dt>Payment ID</dt>
      <dd>{payment.payment_id}</dd>
      <dt>External ID</dt>
      <dd>{payment.provider_payment_id ?? "None yet"}</dd>
      <dt>Gateway</dt>
      <dd>Online payment provider{payment.payment_method ? `, ${payment.payment_method}` : ""}</dd>
      <dt>Created</dt>
      <dd>{momentInTashkent(payment.created_at)}</dd>
      <dt>Paid</dt>
      <dd>{payment.paid_at ? momentInTashkent(payment.paid_at) : "Not paid"}</dd>
      <dt>Confirmation</dt>
      <dd>{payment.confirmation_sent ? "Sent" : "Not sent"}</dd>
      <dt>Customer</dt>
      <dd>{nameOf(customer)}</dd>
      {customer.email ? (
        <>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${customer.email}`}>{customer.email}</a>
          </dd>
        </>
      ) : null}
      {customer.phone ? (
        <>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${customer.phone.replace(/[^\d+]/g, "")}`}>{customer.phone}</a>
          </dd>
        </>
      ) : null}
      {customer.address ? (
        <>
          <dt>Address</dt>
          <dd>{customer.address}</dd>
        </>
      ) : null}
      <dt>Booking</dt>
      <dd>
        <Link to={paths.adminBooking(booking.id)}>{booking.reference}</Link>
        {`: ${booking.title}, ${day(booking.check_in)}, ${count(booking.guests, "guest")}`}
      </dd>
      {booking.special_requests ? (
        <>
          <dt>Requests</dt>
          <dd>{booking.special_requests}</dd>
        </>
      ) : null}
    </dl>
  );
};

type Props = { id: string; close: () => void; /** Something was done: lists and cards are old. */ changed: () => void };

/** All that is known of one payment, and what can be done with it. */
export const PaymentPanel = ({ id, close, changed }: Props) => {
  const read = useDeskRead(useCallback(() => paymentDetail(id), [id]));
  const heading = useRef<HTMLHeadingElement>(null);
  const payment = read.value;
  const here = payment !== undefined;
  useEffect(() => {
    if (here) heading.current?.focus();
  }, [here]);
  const done = () => {
    void read.refresh();
    changed();
  };
  return (
    <section aria-label="Payment details" className={`${classes.panel} ${classes.stack}`}>
      <div className={payments.toList}>
        <Button variant="default" size="sm" onClick={close}>
          Back to the list
        </Button>
      </div>
      <DeskState reads={[read]} />
      {payment === null ? <p>{PAYMENTS.notFound}</p> : null}
      {payment ? (
        <div>
          <h2 ref={heading} tabIndex={-1}>
            Payment of {money(payment.amount_cents)}
          </h2>
          <Facts payment={payment} />
          <PaymentActions payment={payment} done={done} />
          <PaymentEvents events={payment.events} />
          <RefundLog refunds={payment.refunds} />
          <MailLog mails={payment.mails} />
        </div>
      ) : null}
    </section>
  );
};
