import { Button, Title } from "@mantine/core";
import { AFTER_SCAN } from "#texts/guide.ts";
import { paths, prefix } from "../../../shared/paths.ts";
import { BookingCheckIn } from "../booking/booking-check-in.tsx";
import type { GuideDeparture } from "../shared/use-roster.ts";
import { verdictWords } from "../verdict-words.ts";
import { type JudgedVoucher, positionOf, subjectOf } from "./judge-voucher.ts";
import classes from "../guide.module.css";

type Props = { known: GuideDeparture; judged: JudgedVoucher; next: () => void };

export function VerdictPanel({ known, judged: { verdict, problem }, next }: Props) {
  const { tone, title, why, todo } = verdictWords(verdict);
  const row = known.rows.find(({ id }) => id === subjectOf(verdict));
  const otherDeparture =
    verdict.code === "other_departure" ? verdict.departure : verdict.code === "moved" ? verdict.to : null;
  return (
    <div className="stack">
      <section className={classes.verdict} data-tone={problem ? "red" : tone} role="status">
        <Title order={2}>{title}</Title>
        <p>{why}</p>
        <p>
          <strong>{problem || todo}</strong>
        </p>
      </section>
      <Button size="xl" fullWidth onClick={next}>
        {AFTER_SCAN.next}
      </Button>
      {otherDeparture ? (
        <Button
          component="a"
          href={`${prefix}${paths.guideDeparture(otherDeparture.id)}`}
          variant="default"
          size="lg"
          fullWidth
        >
          {AFTER_SCAN.openDeparture}
        </Button>
      ) : null}
      {row ? (
        <BookingCheckIn
          key={`${row.id} ${row.checkIn.state}`}
          known={known}
          row={row}
          by="scan"
          person={positionOf(verdict)}
        />
      ) : null}
      {row ? (
        <Button
          component="a"
          href={`${prefix}${paths.guideBooking(known.departure.id, row.id)}`}
          variant="default"
          size="lg"
          fullWidth
        >
          {AFTER_SCAN.open}
        </Button>
      ) : null}
    </div>
  );
}
