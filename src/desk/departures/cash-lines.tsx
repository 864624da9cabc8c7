import { CHECK_IN } from "#texts/desk.ts";
import { money } from "#texts/write.ts";
import { lateReceiptMoment } from "../../domain/desk/departures/check-in-lines.ts";
import type { CheckIn, ReportedCash } from "../../domain/desk/departures/check-in-schema.ts";
import { handedText } from "../../text/desk-today.ts";
import { cashClaim, claimWaits } from "../../text/desk.ts";
import { ClaimActions } from "../shared/claim-actions.tsx";
import { timeOn } from "./check-in-row.tsx";

type Props = { cash: ReportedCash; name: string; date: string; done: () => void };

const STATES: Partial<Record<string, string>> = {
  recorded: CHECK_IN.inBooks,
  voided: CHECK_IN.voided,
  rejected: CHECK_IN.rejected,
};

function CashLine({ cash, name, date, done }: Props) {
  const reportedAt = lateReceiptMoment(cash);
  const foreignCash = cash.currency === "USD" ? "" : handedText(cash.charged_minor ?? 0, cash.currency);
  return (
    <li>
      {name}:{" "}
      {CHECK_IN.took({
        sum: `${money(cash.amount_cents)}${foreignCash}`,
        time: timeOn(cash.seen_at, date),
        who: cash.guide_name,
      })}
      , {reportedAt ? `${CHECK_IN.reportedAt({ time: timeOn(reportedAt, date) })}, ` : ""}
      {STATES[cash.state ?? ""] ?? claimWaits(cash.doubt ?? null)}.{" "}
      {cash.state === "waiting" ? <ClaimActions id={cash.id} words={cashClaim(cash.amount_cents)} done={done} /> : null}
    </li>
  );
}

export function CashLines({ checkIn, date, done }: { checkIn: CheckIn; date: string; done: () => void }) {
  const { cash, bookings } = checkIn;
  if (cash.length === 0) return null;
  const nameOf = (id: string) => bookings.find((booking) => booking.id === id)?.customer_name ?? CHECK_IN.unlisted;
  return (
    <>
      <h3>{CHECK_IN.cash}</h3>
      <ul className="plain stack tight">
        {cash.map((each) => (
          <CashLine key={each.id} cash={each} name={nameOf(each.booking_id)} date={date} done={done} />
        ))}
      </ul>
    </>
  );
}
