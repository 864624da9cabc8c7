import type { PaymentSummary } from "../../../../domain/desk/desk-schema.ts";
import { money } from "../../../../domain/words/money.ts";
import classes from "./payments.module.css";

/** The five figures of the payment logs, for the filters in force. */
export const PaymentCards = ({ summary }: { summary: PaymentSummary }) => (
  <dl className={classes.cards}>
    <div className={classes.card}>
      <dt>Total Revenue</dt>
      <dd>{money(summary.revenue_cents)}</dd>
      <dd className={classes.also}>Refunded: {money(summary.refunded_cents)}</dd>
    </div>
    {(["completed", "pending", "failed", "refunded"] as const).map((status) => (
      <div key={status} className={classes.card}>
        <dt>{`${status.slice(0, 1).toUpperCase()}${status.slice(1)}`}</dt>
        <dd>{summary[status]}</dd>
      </div>
    ))}
  </dl>
);
