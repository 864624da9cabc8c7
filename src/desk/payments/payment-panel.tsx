import { Button, Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { PAYMENTS } from "#texts/desk-money.ts";
import { FACTS, LOGS } from "#texts/desk.ts";
import * as mails from "#texts/mails.ts";
import * as paymentWords from "#texts/payment.ts";
import { momentInTashkent, money } from "#texts/write.ts";
import type { PaymentDetail } from "../../domain/desk/lists/desk-schema.ts";
import { fiscalReceiptsOf } from "../../domain/payment/parse-fiscal-receipts.ts";
import { paths } from "../../shared/paths.ts";
import { Facts } from "../../shared/ui/facts.tsx";
import { FiscalReceipts } from "../../shared/ui/fiscal-receipts.tsx";
import { MailTo, PhoneLink } from "../../shared/ui/links.tsx";
import { recordedBy } from "../../text/desk-bookings.ts";
import { chargedAs, eventSource } from "../../text/desk-money.ts";
import { statusWords } from "../../text/desk.ts";
import { attentionText } from "../../text/letters.ts";
import { chargedAmountText, methodWords } from "../../text/payment.ts";
import { deskQuery } from "../shared/desk-query.ts";
import { DeskState } from "../shared/desk-state.tsx";
import { Log, LogEntry } from "../shared/logs.tsx";
import { MailLog } from "../shared/mail-log.tsx";
import { RefundLog } from "../shared/refund-log.tsx";
import { StatusMark } from "../shared/status-mark.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { PaymentActions } from "./payment-actions.tsx";
import classes from "./payments.module.css";

const PaymentEvents = ({ events }: Pick<PaymentDetail, "events">) => (
  <Log title={LOGS.events} none={LOGS.none}>
    {events.map(({ id, status, source, outcome, reason, received_at }) => (
      <LogEntry
        key={id}
        head={
          <>
            <strong>{status ? statusWords(status) : LOGS.message}</strong>
            {eventSource(source, outcome)}
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

function settlementText({
  settlement_currency,
  settlement_amount,
  settlement_rate,
  recorded_by,
}: PaymentDetail): string {
  if (!settlement_currency || settlement_amount === null) return "";
  if (recorded_by === null) return chargedAs(settlement_amount, settlement_currency);
  const chargedAmount = { currency: settlement_currency, amount: settlement_amount, rate: settlement_rate ?? 0 };
  return PAYMENTS.handedOver({ amount: chargedAmountText(paymentWords, chargedAmount) });
}

function PaymentFacts({ payment }: { payment: PaymentDetail }) {
  const { customer, booking } = payment;
  return (
    <Facts
      of={{
        [FACTS.status]: <StatusMark status={payment.status} />,
        [FACTS.amount]: `${money(payment.amount_cents)} ${payment.currency}${settlementText(payment)}`,
        [FACTS.refunded]: payment.refunded_cents > 0 && money(payment.refunded_cents),
        [FACTS.paymentId]: payment.payment_id,
        [FACTS.externalId]: payment.method === "provider" && (payment.provider_payment_id ?? LOGS.none),
        [FACTS.gateway]:
          payment.method === "provider" && [PAYMENTS.provider, payment.payment_method].filter(Boolean).join(", "),
        [FACTS.method]:
          payment.method !== "provider" &&
          (payment.recorded_by
            ? recordedBy(methodWords(paymentWords, payment.method), payment.recorded_by, payment.note)
            : methodWords(paymentWords, payment.method)),
        [FACTS.created]: momentInTashkent(payment.created_at),
        [FACTS.paid]: payment.paid_at ? momentInTashkent(payment.paid_at) : PAYMENTS.notPaid,
        [FACTS.confirmation]: booking && (payment.confirmation_sent ? statusWords("sent") : PAYMENTS.unsent),
        [FACTS.customer]: nameOf(customer),
        [FACTS.email]: customer.email && <MailTo address={customer.email} />,
        [FACTS.phone]: customer.phone && <PhoneLink number={customer.phone} />,
        [FACTS.address]: customer.address,
        [FACTS.booking]: booking ? (
          <>
            <Link to={paths.adminBooking(booking.id)}>{booking.reference}</Link>
            {PAYMENTS.trip({ title: booking.title, date: booking.check_in, guests: booking.guests })}
          </>
        ) : (
          <Link to={paths.adminGiftCards()}>{methodWords(paymentWords, "gift_card")}</Link>
        ),
        [FACTS.requests]: booking?.special_requests,
      }}
    />
  );
}

function cardTrouble({ status, refunded_cents }: PaymentDetail): string {
  if (refunded_cents > 0) return PAYMENTS.cardOverspent;
  return status === "completed" ? PAYMENTS.cardOfNobody : attentionText(mails, "amount_differs");
}

type Props = { id: string; close: () => void; changed: () => void };

export function PaymentPanel({ id, close, changed }: Props) {
  const deskRead = useDeskRead(deskQuery("rpc/admin_payment", { payment_id: id }));
  const heading = useRef<HTMLHeadingElement>(null);
  const payment = deskRead.value;
  const isLoaded = payment !== undefined;
  useEffect(() => {
    if (isLoaded) heading.current?.focus();
  }, [isLoaded]);
  const refreshPayment = () => {
    void deskRead.refresh();
    changed();
  };
  return (
    <section aria-label={PAYMENTS.details} className="surface stack">
      <div className={classes.toList}>
        <Button variant="default" size="sm" onClick={close}>
          {PAYMENTS.toList}
        </Button>
      </div>
      <DeskState reads={[deskRead]} />
      {payment === null ? <p>{PAYMENTS.notFound}</p> : null}
      {payment ? (
        <div className="stack tight">
          <Title order={2} size="h4" ref={heading} tabIndex={-1}>
            {PAYMENTS.of({ cents: payment.amount_cents })}
          </Title>
          <PaymentFacts payment={payment} />
          {payment.needs_attention && !payment.booking ? <p className="notice">{cardTrouble(payment)}</p> : null}
          <PaymentActions payment={payment} done={refreshPayment} />
          <FiscalReceipts receipts={fiscalReceiptsOf(payment)} />
          <PaymentEvents events={payment.events} />
          <RefundLog refunds={payment.refunds} done={refreshPayment} />
          <MailLog mails={payment.mails} done={refreshPayment} />
        </div>
      ) : null}
    </section>
  );
}
