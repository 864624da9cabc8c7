import type { BookingDetail } from "../../../../domain/desk/desk-schema.ts";
import { statementLines } from "../../../../domain/payment/statement.ts";
import { STATEMENT } from "../../messages/desk.ts";
import { Log, LogEntry } from "../shared/logs.tsx";

/** The booking's account as the ledger has it: each movement, and how it stood after that. */
export function Statement({ lines }: { lines: BookingDetail["statement"] }) {
  if (lines.length === 0) return null;
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
            when={when}
          />
        ))}
      </Log>
      <p>{STATEMENT.owed(lines.reduce((sum, { cents }) => sum + cents, 0))}</p>
    </>
  );
}
