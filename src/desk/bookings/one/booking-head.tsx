import { Link } from "react-router-dom";
import { ONE_BOOKING, BOOKINGS, NO_REASON_GIVEN, CLAIM, FACTS, STATUSES } from "#texts/desk.ts";
import * as mails from "#texts/mails.ts";
import { day, momentInTashkent, money } from "#texts/write.ts";
import { type BookingDetail, deskStatus } from "../../../domain/desk/lists/desk-schema.ts";
import { paths } from "../../../shared/paths.ts";
import { attentionRemedies, attentionText } from "../../../text/letters.ts";
import { StatusMark } from "../../shared/status-mark.tsx";
import classes from "./one.module.css";

export function Attention({ booking }: { booking: BookingDetail }) {
  const claimedCents = booking.claims.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const isDepartureCancelled = deskStatus(booking) === "departure_cancelled";
  if (!booking.needs_attention && !isDepartureCancelled)
    return claimedCents > 0 ? (
      <div className="notice" role="note">
        {CLAIM.notice({ cents: claimedCents })}
      </div>
    ) : null;
  const reason = booking.needs_attention ? (booking.attention_reason ?? "") : "departure_cancelled";
  return (
    <div className="notice" role="note">
      <strong>{STATUSES.attention}:</strong> {attentionText(mails, reason) || NO_REASON_GIVEN}
      {attentionRemedies(mails, reason).map((remedy) => (
        <div key={remedy}>{remedy}</div>
      ))}
      {claimedCents > 0 ? <div>{CLAIM.notice({ cents: claimedCents })}</div> : null}
    </div>
  );
}

export function BookingHead({ booking }: { booking: BookingDetail }) {
  const { status, expires_at, owed_cents, balance_due_on, check_in, ends_on, guests, total_cents } = booking;
  const facts = {
    [FACTS.status]: (
      <>
        <StatusMark status={deskStatus(booking)} />
        {status === "pending" && expires_at ? BOOKINGS.heldUntil({ moment: momentInTashkent(expires_at) }) : ""}
      </>
    ),
    [FACTS.departure]: (
      <>
        <Link to={paths.adminManifest(booking.item_id, check_in)}>{day(check_in)}</Link>
        {ends_on === check_in ? "" : ` – ${day(ends_on)}`}
      </>
    ),
    [FACTS.guests]: ONE_BOOKING.guests({ guests }),
    [ONE_BOOKING.price]: money(total_cents),
    [ONE_BOOKING.owed]:
      owed_cents > 0
        ? `${money(owed_cents)} ${balance_due_on ? ONE_BOOKING.by({ due: balance_due_on }) : ""}`
        : ONE_BOOKING.settled,
  };
  return (
    <dl className={`surface ${classes.head}`}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
