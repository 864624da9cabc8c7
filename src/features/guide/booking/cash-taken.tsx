import { Button } from "@mantine/core";
import { useState } from "react";
import { dropTold } from "../../../data/local/guide/pocket.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import type { Handed, PocketBooking } from "../../../domain/guide/pocket.ts";
import { type CashReceipt, receiptHash } from "../../../domain/guide/receipt.ts";
import { paths } from "../../../shared/paths.ts";
import { QrCode } from "../../../shared/ui/qr-code.tsx";
import classes from "../guide.module.css";
import { CASH, refusedWords, REPORT_STATES } from "../messages.ts";
import type { KnownDeparture } from "../shared/use-pocket.ts";
import { handedWords } from "../shared/owed-by.ts";

const receiptOf = (handed: Handed, reference: string): CashReceipt => ({
  payment_id: handed.id,
  amount_cents: handed.amount_cents,
  currency: handed.currency,
  charged_minor: handed.currency === "USD" ? null : handed.charged_minor,
  seen_at: handed.seen_at,
  guide_name: handed.guide_name,
  reference,
});

type Line = { handed: Handed; state: string; refused: string | null };

function Taken({
  line: { handed, state, refused },
  booking,
  first,
}: {
  line: Line;
  booking: PocketBooking;
  first: boolean;
}) {
  // The traveler needs the receipt now, so open it at once.
  const [shown, setShown] = useState(first);
  const words = handedWords(handed);
  const address = `${window.location.origin}${paths.trip(booking.id)}${receiptHash(receiptOf(handed, booking.reference))}`;
  return (
    <li className="stack tight">
      <p>
        <strong>{CASH.taken(words, handed.seen_at, handed.guide_name)}</strong> <span className="dim">{state}</span>
      </p>
      {refused ? (
        <p className="notice">
          {refusedWords(refused)}{" "}
          <Button variant="default" size="sm" onClick={() => void dropTold(handed.id)}>
            OK
          </Button>
        </p>
      ) : (
        <>
          <Button variant="default" size="lg" fullWidth aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? CASH.hide : CASH.show}
          </Button>
          {shown ? (
            <>
              <div className={classes.receipt}>
                <QrCode text={address} label={CASH.receiptCode(words)} />
              </div>
              <p>{CASH.receiptHow}</p>
            </>
          ) : null}
        </>
      )}
    </li>
  );
}

export function CashTaken({ known, booking }: { known: KnownDeparture; booking: PocketBooking }) {
  const [openedAt] = useState(() => trustedNow());
  const told = known.told.flatMap(({ row: { cash }, sending }): Line[] =>
    cash?.booking_id === booking.id
      ? [
          {
            handed: cash,
            state: REPORT_STATES[sending.state],
            refused: sending.state === "refused" ? sending.code : null,
          },
        ]
      : [],
  );
  const heard = known.departure.cash
    .filter(({ booking_id, id }) => booking_id === booking.id && told.every((line) => line.handed.id !== id))
    .map((handed): Line => ({ handed, state: CASH.states[handed.state ?? ""] ?? "", refused: null }));
  return (
    <ul className="plain stack">
      {[...told, ...heard].map((line) => (
        <Taken
          key={line.handed.id}
          line={line}
          booking={booking}
          first={Date.parse(line.handed.seen_at) >= openedAt - 1_000}
        />
      ))}
    </ul>
  );
}
