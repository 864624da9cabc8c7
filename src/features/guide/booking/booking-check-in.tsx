import { Button, Checkbox } from "@mantine/core";
import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import { useState } from "react";
import { GUEST_CHECK_IN } from "#texts/guide.ts";
import { repeatedArrivals } from "../../../domain/guide/check-in-state.ts";
import type { GuestRow } from "../../../domain/guide/guest-list.ts";
import type { GuideFact } from "../../../domain/guide/roster.ts";
import { Panel } from "../../../shared/ui/panel.tsx";
import { repeatedText, standingText } from "../../../text/guide.ts";
import type { GuideDeparture } from "../shared/use-roster.ts";
import { useReportCheckIn } from "./use-report-check-in.ts";
import classes from "../guide.module.css";

const MOST_UNLISTED = 500;

type HowManyProps = { value: number; most: number; change: (value: number) => void };
function GuestCountField({ value, most, change }: HowManyProps) {
  return (
    <div className={classes.step} role="group" aria-label={GUEST_CHECK_IN.how}>
      <Button
        variant="default"
        size="xl"
        aria-label={GUEST_CHECK_IN.fewer}
        disabled={value <= 1}
        onClick={() => change(value - 1)}
      >
        −
      </Button>
      <output className={classes.number}>{value}</output>
      <Button
        variant="default"
        size="xl"
        aria-label={GUEST_CHECK_IN.more}
        disabled={value >= most}
        onClick={() => change(value + 1)}
      >
        +
      </Button>
    </div>
  );
}

type Props = { known: GuideDeparture; row: GuestRow; by: GuideFact["by"]; person?: number | null };

/** Facts never change, so a further fact undoes a mistaken tap. */
export function BookingCheckIn({ known, row, by, person = null }: Props) {
  const { checkIn, booking } = row;
  const { busy, problem, tell } = useReportCheckIn(known, row);
  const arrival = checkIn.state === "in" ? checkIn : null;
  const [guests, setGuests] = useState(arrival?.guests ?? booking?.guests ?? 1);
  const [late, setLate] = useState(false);
  const [changing, setChanging] = useState(false);
  const arrivedReport = { kind: "arrived", guests, late, by } as const;
  const undoReport = { kind: "undone", guests: 0, late: false, by } as const;
  const undoPerson = { ...undoReport, position: person } as const;
  const absentReport = { kind: "absent", guests: 0, late: false, by } as const;

  return (
    <Panel title={standingText(checkIn, booking?.guests ?? null)}>
      <div className="stack tight">
        {checkIn.doubles.length > 0 ? <p className="notice">{repeatedText(repeatedArrivals(checkIn))}</p> : null}
        {arrival === null || changing ? (
          <>
            <GuestCountField value={guests} most={booking?.guests ?? MOST_UNLISTED} change={setGuests} />
            <Checkbox
              size="md"
              label={GUEST_CHECK_IN.late}
              checked={late}
              onChange={(event) => setLate(event.currentTarget.checked)}
            />
            <Button
              size="xl"
              fullWidth
              loading={busy}
              onClick={() => {
                setChanging(false);
                void (arrival ? tell(undoReport, arrivedReport) : tell(arrivedReport));
              }}
            >
              {GUEST_CHECK_IN.arrived({ guests })}
            </Button>
          </>
        ) : (
          <Button variant="default" size="lg" fullWidth onClick={() => setChanging(true)}>
            {GUEST_CHECK_IN.change}
          </Button>
        )}
        {checkIn.state === "expected" ? (
          <Button variant="default" size="lg" fullWidth loading={busy} onClick={() => void tell(absentReport)}>
            {GUEST_CHECK_IN.absent}
          </Button>
        ) : null}
        {checkIn.state !== "expected" || checkIn.guests > 0 ? (
          <Button variant="default" size="lg" fullWidth loading={busy} onClick={() => void tell(undoPerson)}>
            {GUEST_CHECK_IN.undo}
          </Button>
        ) : null}
        <div role="alert">{problem ? <p className="problem">{problem}</p> : null}</div>
      </div>
    </Panel>
  );
}
