import { CHANGE } from "#texts/desk.ts";
import type { ChangeOutlook } from "../../../domain/desk/bookings/change-schema.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import { refundPartsFor } from "../../../domain/payment/payment-ways.ts";
import {
  changeDifference,
  changeMails,
  changeRows,
  guestCancelSentence,
  refundTargetText,
} from "../../../text/desk-bookings.ts";
import { cancelWarning } from "../../../text/payment-pages.ts";
import classes from "./one.module.css";

export function ChangePreview({ booking, then }: { booking: BookingDetail; then: ChangeOutlook }) {
  const warning = cancelWarning(then);
  const droppedTravelers = Math.max(0, booking.travelers.length - then.guests);
  return (
    <>
      <table className={`table ${classes.compare}`} aria-label={CHANGE.compared}>
        <thead>
          <tr>
            <th scope="col">{CHANGE.what}</th>
            <th scope="col">{CHANGE.before}</th>
            <th scope="col">{CHANGE.after}</th>
          </tr>
        </thead>
        <tbody>
          {changeRows(booking, then).map(([name, before, after]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{before}</td>
              <td>{before === after ? after : <strong>{after}</strong>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {changeDifference(then)} {refundTargetText(then.back_cents, refundPartsFor(booking.ways, then.back_cents))}
      </p>
      {then.quote.kept_cents_by_terms ? <p>{CHANGE.keptByTerms({ cents: then.quote.kept_cents_by_terms })}</p> : null}
      <p>{guestCancelSentence(booking.customer_first_name, then, "change")}</p>
      {warning ? <p className="notice">{warning}</p> : null}
      {droppedTravelers > 0 ? <p className="notice">{CHANGE.dropped({ guests: droppedTravelers })}</p> : null}
      <p>{changeMails(booking.customer_email)}</p>
    </>
  );
}
