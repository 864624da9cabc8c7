import { exactDollars } from "../../../domain/booking/price-text.ts";
import type { PaymentSummary } from "../../../domain/desk/desk-schema.ts";
import classes from "./payments.module.css";

/** The five figures of the payment logs, for the filters in force. */
export const PaymentCards = ({ summary }: { summary: PaymentSummary }) => (
  <dl className={classes.cards}>
    <div className={classes.card}>
      <dt>Total Revenue</dt>
      <dd>{exactDollars(summary.revenue_cents)}</dd>
      <dd className={classes.also}>Refunded: {exactDollars(summary.refunded_cents)}</dd>
    </div>
    {(["completed", "pending", "failed", "refunded"] as const).map((status) => (
      <div key={status} className={classes.card}>
        <dt>{`${status.slice(0, 1).toUpperCase()}${status.slice(1)}`}</dt>
        <dd>{summary[status]}</dd>
      </div>
    ))}
  </dl>
);
