import { Title } from "@mantine/core";
import { Fragment } from "react";
import type { PaymentFacts } from "../../data/remote/payment-status.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { operator } from "../../domain/contact/operator.ts";
import { FEES_PERCENT, KEPT_BY_TERMS } from "../../domain/pricing/quote.ts";
import { count, dayInTashkent, money } from "../../domain/words.ts";
import classes from "./payment.module.css";

type Props = { trip: LocalBooking | undefined; payment: PaymentFacts };

/** What was bought, from whom, when, and what it adds up to; the sums where this device has them. */
export function Receipt({ trip, payment }: Props) {
  const quote = trip?.view?.quote;
  // A part of the price, or a price that was changed since: the lines would not add up to what was paid.
  const lines = quote && quote.total_cents === payment.amount_cents ? quote : undefined;
  return (
    <section aria-labelledby="receipt" className={classes.receipt}>
      <Title order={2} size="h4" id="receipt">
        Receipt
      </Title>
      <address className="dim">
        Journey to Uzbekistan, {operator.address}, {operator.email}
      </address>
      <dl className={classes.sums}>
        {lines ? (
          <>
            <dt>
              {money(lines.unit_price_cents)} × {count(lines.guests, "guest")}
            </dt>
            <dd>{money(lines.subtotal_cents)}</dd>
            {lines.discount_cents > 0 ? (
              <>
                <dt>Group discount ({lines.discount_percent}%)</dt>
                <dd>−{money(lines.discount_cents)}</dd>
              </>
            ) : null}
            {(lines.options ?? []).map(({ id, name, count: times, cents }) => (
              <Fragment key={id}>
                <dt>{times === 1 ? name : `${times} × ${name}`}</dt>
                <dd>{money(cents * times)}</dd>
              </Fragment>
            ))}
            <dt>Taxes and fees ({FEES_PERCENT}%)</dt>
            <dd>{money(lines.fees_cents)}</dd>
            {lines.kept_cents_by_terms ? (
              <>
                <dt>{KEPT_BY_TERMS}</dt>
                <dd>{money(lines.kept_cents_by_terms)}</dd>
              </>
            ) : null}
          </>
        ) : null}
        <dt className={classes.paid}>Paid on {dayInTashkent(payment.paid_at ?? payment.created_at)}</dt>
        <dd className={classes.paid}>{money(payment.amount_cents)}</dd>
      </dl>
    </section>
  );
}
