import { Button } from "@mantine/core";
import { useState } from "react";
import { GUIDE_REPORT, GUIDE_CASH } from "#texts/guide.ts";
import { deleteReport } from "../../../data/local/guide/stored-roster.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import { type CashReceipt, receiptHash } from "../../../domain/guide/cash-receipt.ts";
import type { CashPayment, RosterBooking } from "../../../domain/guide/roster.ts";
import { textOfCode } from "../../../domain/problem.ts";
import { paths } from "../../../shared/paths.ts";
import { QrCode } from "../../../shared/ui/qr-code.tsx";
import { cashText, refusedReportText } from "../../../text/guide.ts";
import type { GuideDeparture } from "../shared/use-roster.ts";
import classes from "../guide.module.css";

const receiptOf = (payment: CashPayment, reference: string): CashReceipt => ({
  payment_id: payment.id,
  amount_cents: payment.amount_cents,
  currency: payment.currency,
  charged_minor: payment.currency === "USD" ? null : payment.charged_minor,
  seen_at: payment.seen_at,
  guide_name: payment.guide_name,
  reference,
});

type Line = { payment: CashPayment; state: string; refused: string | null };

function CashLineItem({
  line: { payment, state, refused },
  booking,
  first,
}: {
  line: Line;
  booking: RosterBooking;
  first: boolean;
}) {
  const [shown, setShown] = useState(first);
  const words = cashText(payment);
  const address = `${window.location.origin}${paths.trip(booking.id)}${receiptHash(receiptOf(payment, booking.reference))}`;
  return (
    <li className="stack tight">
      <p>
        <strong>
          {GUIDE_CASH.taken({ amount: words, instant: Date.parse(payment.seen_at), guide: payment.guide_name })}
        </strong>{" "}
        <span className="dim">{state}</span>
      </p>
      {refused ? (
        <p className="notice">
          {refusedReportText(refused)}{" "}
          <Button variant="default" size="sm" onClick={() => void deleteReport(payment.id)}>
            {GUIDE_REPORT.read}
          </Button>
        </p>
      ) : (
        <>
          <Button variant="default" size="lg" fullWidth aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? GUIDE_CASH.hide : GUIDE_CASH.show}
          </Button>
          {shown ? (
            <>
              <div className={classes.receipt}>
                <QrCode text={address} label={GUIDE_CASH.receiptCode({ amount: words })} />
              </div>
              <p>{GUIDE_CASH.receiptHow}</p>
            </>
          ) : null}
        </>
      )}
    </li>
  );
}

export function CashTaken({ known, booking }: { known: GuideDeparture; booking: RosterBooking }) {
  const [openedAt] = useState(() => trustedNow());
  const reportedLines = known.reports.flatMap(({ row: { cash }, delivery }): Line[] =>
    cash?.booking_id === booking.id
      ? [
          {
            payment: cash,
            state: GUIDE_REPORT.states[delivery.state],
            refused: delivery.state === "refused" ? delivery.code : null,
          },
        ]
      : [],
  );
  const receivedLines = known.departure.cash
    .filter(({ booking_id, id }) => booking_id === booking.id && reportedLines.every((line) => line.payment.id !== id))
    .map((payment): Line => ({
      payment,
      state: textOfCode(GUIDE_CASH.states, payment.state ?? "") ?? "",
      refused: null,
    }));
  return (
    <ul className="plain stack">
      {[...reportedLines, ...receivedLines].map((line) => (
        <CashLineItem
          key={line.payment.id}
          line={line}
          booking={booking}
          first={Date.parse(line.payment.seen_at) >= openedAt - 1_000}
        />
      ))}
    </ul>
  );
}
