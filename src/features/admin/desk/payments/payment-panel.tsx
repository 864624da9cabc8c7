import { Button } from "@mantine/core";
import { useCallback, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { paymentDetail } from "../../../../data/remote/admin/desk-payments.ts";
import type { PaymentDetail } from "../../../../domain/desk/desk-schema.ts";
import { count, day, momentInTashkent, money } from "../../../../domain/words.ts";
import { paths } from "../../../../shared/paths.ts";
import { Facts } from "../../../../shared/ui/facts.tsx";
import { MailTo, Tel } from "../../../../shared/ui/contact-links.tsx";
import { DeskState } from "../shared/desk-state.tsx";
import { Log, LogEntry, MailLog, RefundLog } from "../shared/logs.tsx";
import { PaymentActions } from "./payment-actions.tsx";
import classes from "./payments.module.css";
import { StatusMark } from "../shared/status-mark.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { LOGS, outcomeWords, PAYMENTS, statusWords } from "../../messages/desk.ts";

/** Every word of the provider and of the desk about this payment, the oldest first. */
const PaymentEvents = ({ events }: Pick<PaymentDetail, "events">) => (
  <Log title={LOGS.events} none={LOGS.none}>
    {events.map(({ id, status, source, outcome, reason, received_at }) => (
      <LogEntry
        key={id}
        head={
          <>
            <strong>{status ? statusWords(status) : LOGS.message}</strong> by {source}
            {outcomeWords(outcome) ? `, ${outcomeWords(outcome)}` : ""}
          </>
        }
        lines={[reason]}
        when={momentInTashkent(received_at)}
      />
    ))}
  </Log>
);

const nameOf = ({ first_name, last_name }: PaymentDetail["customer"]) =>
  [first_name, last_name].filter(Boolean).join(" ") || PAYMENTS.unknownCustomer;

const settled = ({ settlement_currency, settlement_amount }: PaymentDetail) =>
  settlement_currency && settlement_amount !== null
    ? `, charged as ${(settlement_amount / 100).toFixed(2)} ${settlement_currency}`
    : "";

function PaymentFacts({ payment }: { payment: PaymentDetail }) {
  const { customer, booking } = payment;
  return (
    <Facts
      of={{
        Status: <StatusMark status={payment.status} />,
        Amount: `${money(payment.amount_cents)} ${payment.currency}${settled(payment)}`,
        Refunded: payment.refunded_cents > 0 && money(payment.refunded_cents),
        "Payment ID": payment.payment_id,
        "External ID": payment.provider_payment_id ?? "None yet",
        Gateway: `Online payment provider${payment.payment_method ? `, ${payment.payment_method}` : ""}`,
        Created: momentInTashkent(payment.created_at),
        Paid: payment.paid_at ? momentInTashkent(payment.paid_at) : "Not paid",
        Confirmation: payment.confirmation_sent ? "Sent" : "Not sent",
        Customer: nameOf(customer),
        Email: customer.email && <MailTo address={customer.email} />,
        Phone: customer.phone && <Tel number={customer.phone} />,
        Address: customer.address,
        Booking: (
          <>
            <Link to={paths.adminBooking(booking.id)}>{booking.reference}</Link>
            {`: ${booking.title}, ${day(booking.check_in)}, ${count(booking.guests, "guest")}`}
          </>
        ),
        Requests: booking.special_requests,
      }}
    />
  );
}

type Props = { id: string; close: () => void; /** Something was done: lists and cards are old. */ changed: () => void };

/** All that is known of one payment, and what can be done with it. */
export function PaymentPanel({ id, close, changed }: Props) {
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
    <section aria-label="Payment details" className="surface stack">
      <div className={classes.toList}>
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
          <PaymentFacts payment={payment} />
          <PaymentActions payment={payment} done={done} />
          <PaymentEvents events={payment.events} />
          <RefundLog refunds={payment.refunds} />
          <MailLog mails={payment.mails} />
        </div>
      ) : null}
    </section>
  );
}
