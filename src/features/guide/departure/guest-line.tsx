import { Link } from "react-router-dom";
import { GUIDE_BOOKING, GUIDE_DEPARTURE } from "#texts/guide.ts";
import { money } from "#texts/write.ts";
import { type GuestRow, seatStateOf } from "../../../domain/guide/guest-list.ts";
import { optionsText } from "../../../domain/pricing/options.ts";
import { paths } from "../../../shared/paths.ts";
import { Icon } from "../../../shared/ui/icons/icon.tsx";
import { PersonName } from "../../../shared/ui/person-name.tsx";
import { leftText, standingText } from "../../../text/guide.ts";
import { owedBy } from "../shared/owed-by.ts";
import type { GuideDeparture } from "../shared/use-roster.ts";
import classes from "../guide.module.css";

export function GuestLine({ row, known }: { row: GuestRow; known: GuideDeparture }) {
  const { booking, checkIn } = row;
  const owedCents = booking ? owedBy(known, booking) : 0;
  const seatState = booking ? seatStateOf(booking) : "kept";
  const diets = (booking?.travelers ?? []).map(({ diet }) => diet).filter((diet) => diet !== null);
  const facts = [
    booking ? optionsText(booking.options ?? []) : null,
    diets.join(", ") || null,
    booking?.special_requests,
    booking?.guide_note,
  ].filter(Boolean);
  return (
    <li>
      <Link
        to={paths.guideBooking(known.departure.id, row.id)}
        className={classes.person}
        data-standing={seatState === "kept" || checkIn.state === "in" ? checkIn.state : "left"}
      >
        <span className={classes.who}>
          <strong className={classes.name}>
            {booking ? <PersonName name={booking.customer_name} /> : GUIDE_DEPARTURE.notListed}
          </strong>
          <span className={classes.line}>
            {booking ? GUIDE_BOOKING.guestCount({ number: booking.guests }) : null}
            {booking ? ` · ${booking.reference}` : null}
          </span>
          {facts.length > 0 ? <span className={classes.line}>{facts.join(" · ")}</span> : null}
          {owedCents > 0 ? <span className={classes.mark}>{`${GUIDE_BOOKING.owed}: ${money(owedCents)}`}</span> : null}
          {booking && seatState === "left" ? <span className={classes.mark}>{leftText(booking)}</span> : null}
          {seatState === "unconfirmed" ? <span className={classes.mark}>{GUIDE_BOOKING.unconfirmed}</span> : null}
        </span>
        <span className={classes.standing}>
          {checkIn.state === "in" ? <Icon name="check" /> : checkIn.state === "absent" ? <Icon name="cross" /> : null}
          {seatState === "kept" || checkIn.state === "in" ? standingText(checkIn, booking?.guests ?? null) : null}
        </span>
      </Link>
    </li>
  );
}
