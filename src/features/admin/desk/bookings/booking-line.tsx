import { Link } from "react-router-dom";
import type { DeskBooking } from "../../../../domain/desk/desk-schema.ts";
import { deskMoney } from "../../../../domain/desk/manifest.ts";
import { count, day, money } from "../../../../domain/words.ts";
import { paths } from "../../../../shared/paths.ts";
import { NO_REASON_GIVEN } from "../../messages/desk.ts";
import classes from "../shared/desk.module.css";
import { StatusMark } from "../shared/status-mark.tsx";

function paidWords(booking: DeskBooking): string {
  const { paid_cents, refunded_cents, owed_cents } = deskMoney(booking);
  if (owed_cents > 0) return `${money(owed_cents)} to pay`;
  if (refunded_cents > 0) return `${money(refunded_cents)} refunded`;
  return paid_cents > 0 ? "Paid" : "";
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
        {booking.source === "manual" ? " · booked by us" : ""}
      </span>
      <span className={`dim ${classes.end}`}>{paidWords(booking)}</span>
      {booking.needs_attention ? (
        <span className={classes.wide}>
          <strong>Needs attention:</strong> {booking.attention_reason ?? NO_REASON_GIVEN}
        </span>
      ) : null}
    </Link>
  </li>
);
