import { Button } from "@mantine/core";
import { dropTold } from "../../../data/local/guide/pocket.ts";
import type { GuestRow } from "../../../domain/guide/guest-list.ts";
import { sortFacts } from "../../../domain/guide/standing.ts";
import { Panel } from "../../../shared/ui/panel.tsx";
import { BOOKING, refusedWords, REPORT_STATES } from "../messages.ts";
import type { KnownDeparture } from "../shared/use-pocket.ts";

export function History({ known, row }: { known: KnownDeparture; row: GuestRow }) {
  const own = known.told.filter(({ row: { fact } }) => fact?.booking_id === row.id);
  const refused = own.flatMap(({ row: { fact }, sending }) =>
    fact && sending.state === "refused" ? [{ fact, code: sending.code }] : [],
  );
  const sendingOf = (id: string) => own.find((told) => told.row.id === id)?.sending.state;
  if (row.facts.length + refused.length === 0) return null;
  return (
    <Panel title={BOOKING.history}>
      <ul className="plain stack tight">
        {sortFacts(row.facts).map((fact) => {
          const sending = sendingOf(fact.id);
          return (
            <li key={fact.id}>
              {BOOKING.fact(fact)}
              <span className="dim">
                {" "}
                {fact.received_at ? BOOKING.received(fact.received_at) : sending ? REPORT_STATES[sending] : null}
              </span>
            </li>
          );
        })}
        {refused.map(({ fact, code }) => (
          <li key={fact.id} className="notice">
            {BOOKING.fact(fact)}. {refusedWords(code)}{" "}
            <Button variant="default" size="sm" onClick={() => void dropTold(fact.id)}>
              OK
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
