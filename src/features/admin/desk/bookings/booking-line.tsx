import { Link } from "react-router-dom";
import type { DeskBooking } from "../../../../domain/desk/desk-schema.ts";
import { deskMoney } from "../../../../domain/desk/manifest.ts";
import { count, day, money } from "../../../../domain/words.ts";
import { paths } from "../../../../shared/paths.ts";
import { BOOKINGS, NO_REASON_GIVEN } from "../../messages/desk.ts";
import { FACTS, statusWords } from "../../messages/desk-names.ts";
import classes from "../shared/desk.module.css";
import { StatusMark } from "../shared/status-mark.tsx";

function paidWords(booking: DeskBooking): string {
  const { paid_cents, refunded_cents, owed_cents } = deskMoney(booking);
  if (owed_cents > 0) return BOOKINGS.toPay(owed_cents);
  if (refunded_cents > 0) return BOOKINGS.refunded(refunded_cents);
  return paid_cents > 0 ? FACTS.paid : "";
}

export const BookingLine = ({ booking }: { booking: DeskBooking }) => (
  <li>
    <Link
      to={paths.adminBooking(booking.id)}
      className={`surface ${classes.row} ${booking.needs_attention ? classes.flagged : ""}`}
    >
      <span className={classes.name}>{booking.customer_name}</span>
      <span className={classes.end}>{money(booking.total_cents)}</span>
      <span className={classes.line}>
        {booking.title}, {day(booking.check_in)}
      </span>
      <span className={classes.end}>
        <StatusMark status={booking.status} />
      </span>
      <span className={`dim ${classes.after}`}>
        {booking.reference} · {count(booking.guests, "guest")} · {booking.customer_email}
        {booking.source === "manual" ? BOOKINGS.bookedByUs : ""}
      </span>
      <span className={`dim ${classes.end}`}>{paidWords(booking)}</span>
      {booking.needs_attention ? (
        <span className={classes.wide}>
          <strong>{statusWords("attention")}:</strong> {booking.attention_reason ?? NO_REASON_GIVEN}
        </span>
      ) : null}
    </Link>
  </li>
);
