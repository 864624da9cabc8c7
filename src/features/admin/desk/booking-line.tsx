import { Link } from "react-router-dom";
import { exactDollars } from "../../../domain/booking/price-text.ts";
import { travelDay } from "../../../domain/booking/travel-day.ts";
import type { DeskBooking } from "../../../domain/desk/desk-schema.ts";
import { balanceCents } from "../../../domain/desk/manifest.ts";
import { paths } from "../../../shared/paths.ts";
import classes from "./desk.module.css";
import { StatusMark } from "./status-mark.tsx";

const paidWords = (booking: DeskBooking) =>
  balanceCents(booking) === 0 ? "Paid" : `${exactDollars(balanceCents(booking))} to pay`;

export const BookingLine = ({ booking }: { booking: DeskBooking }) => (
  <li>
    <Link
      to={paths.adminBooking(booking.id)}
      className={booking.needs_attention ? `${classes.row} ${classes.flagged}` : classes.row}
    >
      <span className={classes.name}>{booking.customer_name}</span>
      <span className={classes.end}>{exactDollars(booking.total_cents)}</span>
      <span className={classes.line}>
        {booking.title}, {travelDay(booking.check_in)}
      </span>
      <span className={classes.end}>
        <StatusMark status={booking.status} />
      </span>
      <span className={`${classes.dim} ${classes.after}`}>
        {booking.reference} · {booking.guests} {booking.guests === 1 ? "guest" : "guests"} · {booking.customer_email}
        {booking.source === "manual" ? " · booked by hand" : ""}
      </span>
      <span className={`${classes.dim} ${classes.end}`}>
        {["pending", "confirmed"].includes(booking.status) ? paidWords(booking) : ""}
      </span>
      {booking.needs_attention ? (
        <span className={classes.wide}>
          <strong>Needs attention:</strong> {booking.attention_reason ?? "no reason was given"}
        </span>
      ) : null}
    </Link>
  </li>
);
