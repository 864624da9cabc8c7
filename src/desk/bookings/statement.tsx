import { STATEMENT, RECORDED } from "#texts/desk-money.ts";
import type { BookingDetail } from "../../domain/desk/lists/desk-schema.ts";
import { sortMovements } from "../../domain/payment/account-statement.ts";
import { statementStanding } from "../../text/desk-bookings.ts";
import { statementLines } from "../../text/payment-pages.ts";
import { Log, LogEntry } from "../shared/logs.tsx";

type Props = { booking: Pick<BookingDetail, "statement" | "payments" | "channel"> };

export function Statement({ booking: { statement: lines, payments, channel } }: Props) {
  if (lines.length === 0) return null;
  const recorders = sortMovements(lines).map(({ kind, payment_id }) =>
    kind === "paid" ? payments.find((payment) => payment.payment_id === payment_id)?.recorded_by : null,
  );
  return (
    <>
      <Log title={STATEMENT.title}>
        {statementLines(lines).map(({ what, amount, when }, line) => (
          <LogEntry
            key={`${when} ${line}`}
            head={
              <>
                {what} <strong>{amount}</strong>
              </>
            }
            lines={[recorders[line] ? RECORDED.who({ who: recorders[line] }) : null]}
            when={when}
          />
        ))}
      </Log>
      <p>{statementStanding(lines, channel)}</p>
    </>
  );
}
