import { Button } from "@mantine/core";
import { GUEST_CHECK_IN, GUIDE_REPORT } from "#texts/guide.ts";
import { deleteReport } from "../../../data/local/guide/stored-roster.ts";
import { sortFacts } from "../../../domain/guide/check-in-state.ts";
import type { GuestRow } from "../../../domain/guide/guest-list.ts";
import { Panel } from "../../../shared/ui/panel.tsx";
import { factText, refusedReportText } from "../../../text/guide.ts";
import type { GuideDeparture } from "../shared/use-roster.ts";

export function History({ known, row }: { known: GuideDeparture; row: GuestRow }) {
  const ownReports = known.reports.filter(({ row: { fact } }) => fact?.booking_id === row.id);
  const refusedReports = ownReports.flatMap(({ row: { fact }, delivery }) =>
    fact && delivery.state === "refused" ? [{ fact, code: delivery.code }] : [],
  );
  const deliveryOf = (id: string) => ownReports.find((report) => report.row.id === id)?.delivery.state;
  if (row.facts.length + refusedReports.length === 0) return null;
  return (
    <Panel title={GUEST_CHECK_IN.history}>
      <ul className="plain stack tight">
        {sortFacts(row.facts).map((fact) => {
          const delivery = deliveryOf(fact.id);
          return (
            <li key={fact.id}>
              {factText(fact, row.booking)}
              <span className="dim">
                {" "}
                {fact.received_at
                  ? GUEST_CHECK_IN.received({ instant: Date.parse(fact.received_at) })
                  : delivery
                    ? GUIDE_REPORT.states[delivery]
                    : null}
              </span>
            </li>
          );
        })}
        {refusedReports.map(({ fact, code }) => (
          <li key={fact.id} className="notice">
            {factText(fact, row.booking)}. {refusedReportText(code)}{" "}
            <Button variant="default" size="sm" onClick={() => void deleteReport(fact.id)}>
              {GUIDE_REPORT.read}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
