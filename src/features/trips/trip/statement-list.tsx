import { TRIP_PAYMENTS } from "#texts/trips.ts";
import { momentInTashkent } from "#texts/write.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { statementOf } from "../../../domain/payment/account-statement.ts";
import { statementLines } from "../../../text/payment-pages.ts";
import classes from "../trips.module.css";

export function StatementList({ view }: { view: BookingView }) {
  const lines = statementLines(statementOf(view));
  return (
    <>
      {lines.length > 0 ? (
        <ul aria-label={TRIP_PAYMENTS.statement} className={`plain ${classes.statement}`}>
          {lines.map(({ what, amount, when }, line) => (
            <li key={`${when} ${line}`}>
              <span>{what}</span> <strong>{amount}</strong>
              <span className="dim">{when}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="dim">{TRIP_PAYMENTS.asOf({ moment: momentInTashkent(view.server_time) })}</p>
    </>
  );
}
