import { Link } from "react-router-dom";
import { CHECK_IN, CLAIM } from "#texts/desk.ts";
import { clockInTashkent, dayInTashkent, momentInTashkent } from "#texts/write.ts";
import { type CheckInLine, checkInLines, lateReceiptMoment } from "../../domain/desk/departures/check-in-lines.ts";
import { type GuestRow, personName, seatStateOf } from "../../domain/guide/guest-list.ts";
import type { GuideFact, RosterBooking } from "../../domain/guide/roster.ts";
import { paths } from "../../shared/paths.ts";
import { PhoneLink } from "../../shared/ui/links.tsx";
import { PersonName } from "../../shared/ui/person-name.tsx";
import { claimDoesNotCount } from "../../text/desk.ts";
import { ClaimActions } from "../shared/claim-actions.tsx";
import { StatusMark } from "../shared/status-mark.tsx";
import deskClasses from "../shared/desk.module.css";
import classes from "./check-in.module.css";

export const timeOn = (instant: string, date: string): string =>
  dayInTashkent(instant) === dayInTashkent(`${date}T12:00:00Z`)
    ? clockInTashkent(Date.parse(instant))
    : momentInTashkent(instant);

const LINE_TEXTS = { again: CHECK_IN.again, absent: CHECK_IN.absent, undone: CHECK_IN.undone } as const;

type Kind = "arrived" | keyof typeof LINE_TEXTS;
function factText(fact: GuideFact, kind: Kind, person: string | null, date: string): string {
  const time = timeOn(fact.seen_at, date);
  if (kind !== "arrived")
    return [LINE_TEXTS[kind]({ time, who: fact.guide_name }), person].filter((part) => part !== null).join(", ");
  const factDetails = [
    person ?? CHECK_IN.guests({ guests: fact.guests }),
    fact.by === "scan" ? CHECK_IN.byVoucher : "",
    fact.late ? CHECK_IN.late : "",
  ];
  return [CHECK_IN.arrived({ time, who: fact.guide_name }), ...factDetails.filter(Boolean)].join(", ");
}

function lineText(line: CheckInLine, booking: RosterBooking | null, date: string): string {
  if (!("fact" in line)) return CHECK_IN[line.kind]({ time: timeOn(line.at, date) });
  const reportedAt = lateReceiptMoment(line.fact);
  return [
    factText(line.fact, line.kind, personName(booking, line.fact), date),
    ...(line.unaware ? [CHECK_IN.unaware] : []),
    ...(line.fact.doubt ? [claimDoesNotCount(line.fact.doubt)] : []),
    ...(reportedAt ? [CHECK_IN.reportedAt({ time: timeOn(reportedAt, date) })] : []),
  ].join(", ");
}

function statusOf({ booking, checkIn }: GuestRow): string {
  if (checkIn.state === "in") return "arrived";
  if (booking === null || seatStateOf(booking) !== "kept") return "not_booked";
  return checkIn.state === "absent" ? "absent" : "missing";
}

export function CheckInRow({ row, date, done }: { row: GuestRow; date: string; done: () => void }) {
  const { booking, checkIn } = row;
  return (
    <li className={classes.party}>
      <span className={deskClasses.name}>
        <Link to={paths.adminBooking(row.id)}>
          {booking ? <PersonName name={booking.customer_name} /> : CHECK_IN.unlisted}
        </Link>
        <span className={classes.under}>
          {booking ? CHECK_IN.party({ reference: booking.reference, guests: booking.guests }) : CHECK_IN.unlistedText}
        </span>
      </span>
      <span className={deskClasses.end}>
        <StatusMark status={statusOf(row)} />
        {(checkIn.state === "in" || checkIn.guests > 0) && booking ? (
          <span className={classes.under}>{CHECK_IN.of({ inside: checkIn.guests, booked: booking.guests })}</span>
        ) : null}
      </span>
      <ul className={`plain ${deskClasses.wide} ${classes.lines}`}>
        {checkIn.state === "expected" && booking?.customer_phone ? (
          <li>
            <PhoneLink number={booking.customer_phone} />
          </li>
        ) : null}
        {checkInLines(row).map((line) => (
          <li key={"fact" in line ? line.fact.id : line.kind}>
            {lineText(line, booking, date)}
            {"fact" in line && line.fact.doubt ? (
              <ClaimActions id={line.fact.id} words={CLAIM.checkIn} done={done} />
            ) : null}
          </li>
        ))}
      </ul>
    </li>
  );
}
