import { Link } from "react-router-dom";
import type { Manifest } from "../../../../domain/desk/desk-schema.ts";
import { deskMoney, manifestSums } from "../../../../domain/desk/manifest.ts";
import { count, money } from "../../../../domain/words.ts";
import { paths } from "../../../../shared/paths.ts";
import { DEPARTURES } from "../../messages/desk.ts";
import classes from "./manifest.module.css";
import { StatusMark } from "../shared/status-mark.tsx";

/** The list the guide takes along: on paper as on the screen. */
export function ManifestTable({ manifest }: { manifest: Manifest }) {
  const { rows, max_guests, meeting_point, meeting_time, contact_phone } = manifest;
  const sums = manifestSums(rows);
  const meet = [meeting_time ? `${meeting_time} Tashkent time` : null, meeting_point, contact_phone].filter(Boolean);
  return (
    <section className={`surface ${classes.sheet}`} aria-label="People on this departure">
      <p>
        {DEPARTURES.seats(sums.guests, max_guests, sums.held)}
        {meet.length > 0 ? ` Meeting: ${meet.join(", ")}.` : ""}
      </p>
      {rows.length === 0 ? (
        <p>{DEPARTURES.nobody}</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Guests</th>
              <th scope="col">Contact</th>
              <th scope="col">Requests</th>
              <th scope="col">Paid</th>
              <th scope="col">Balance</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <Link to={paths.adminBooking(row.id)}>{row.customer_name}</Link>
                  <span className={classes.under}>{row.reference}</span>
                  {row.status === "pending" ? <StatusMark status="pending" /> : null}
                </th>
                <td data-label="Guests">{row.guests}</td>
                <td data-label="Contact" className={classes.free}>
                  {row.customer_phone}
                  <span className={classes.under}>{row.customer_email}</span>
                </td>
                <td data-label="Requests" className={classes.free}>
                  {row.special_requests ?? "None"}
                </td>
                <td data-label="Paid">{money(row.paid_cents)}</td>
                <td data-label="Balance">{money(deskMoney(row).owed_cents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{count(sums.bookings, "booking")}</th>
              <td data-label="Guests">{sums.guests}</td>
              <td colSpan={2} />
              <td data-label="Paid">{money(sums.paid_cents)}</td>
              <td data-label="Balance">{money(sums.balance_cents)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}
