import type { BookingDetail } from "../../../../domain/desk/desk-schema.ts";
import { momentInTashkent, money } from "../../../../domain/words.ts";
import { STATEMENT } from "../../messages/desk.ts";
import { Log, LogEntry } from "../shared/logs.tsx";

const signed = (cents: number) => (cents < 0 ? `−${money(-cents)}` : money(cents));

/** The booking's account as the ledger has it: each movement, and how it stood after that. */
export function Statement({ lines }: { lines: BookingDetail["statement"] }) {
  if (lines.length === 0) return null;
  const stood = lines.map((_, at) => lines.slice(0, at + 1).reduce((sum, { cents }) => sum + cents, 0));
  return (
    <>
      <Log title={STATEMENT.title}>
        {lines.map(({ kind, at, cents }, line) => (
          <LogEntry
            key={`${kind} ${at} ${line}`}
            head={
              <>
                {STATEMENT.kind(kind)} <strong>{signed(cents)}</strong>
              </>
            }
            when={STATEMENT.when(momentInTashkent(at), signed(stood[line] ?? 0))}
          />
        ))}
      </Log>
      <p>{STATEMENT.owed(stood.at(-1) ?? 0)}</p>
    </>
  );
}
