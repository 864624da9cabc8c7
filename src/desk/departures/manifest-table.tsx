import { Fragment } from "react";
import { Link } from "react-router-dom";
import { DEPARTURES, FACTS } from "#texts/desk.ts";
import { money, tashkentTime } from "#texts/write.ts";
import { manifestSums } from "../../domain/desk/departures/manifest.ts";
import { deskStatus, type Manifest } from "../../domain/desk/lists/desk-schema.ts";
import { optionsText } from "../../domain/pricing/options.ts";
import { paths } from "../../shared/paths.ts";
import { PersonName } from "../../shared/ui/person-name.tsx";
import { TABLE_ROLES } from "../../shared/ui/table-roles.ts";
import { manifestSeats } from "../../text/desk-bookings.ts";
import { StatusMark } from "../shared/status-mark.tsx";
import { Travelers } from "../shared/travelers.tsx";
import blockClasses from "../shared/table/blocks.module.css";
import classes from "./manifest.module.css";

const FIGURES: readonly string[] = [FACTS.guests, FACTS.paid, FACTS.balance];

const Refunded = ({ cents }: { cents: number }) =>
  cents > 0 ? (
    <span className={classes.under}>
      {FACTS.refunded} {money(cents)}
    </span>
  ) : null;

export function ManifestTable({ manifest }: { manifest: Manifest }) {
  const { rows, max_guests, meeting_point, meeting_time, contact_phone } = manifest;
  const guestCounts = manifestSums(rows);
  const meetingParts = [meeting_time ? tashkentTime(meeting_time) : null, meeting_point, contact_phone].filter(Boolean);
  return (
    <section className={`surface ${classes.sheet}`} aria-label={DEPARTURES.people}>
      <p>
        {manifestSeats(guestCounts.guests, max_guests, guestCounts.held)}
        {guestCounts.unnamed > 0 ? DEPARTURES.unnamed({ guests: guestCounts.unnamed }) : ""}
        {meetingParts.length > 0 ? DEPARTURES.meeting({ what: meetingParts.join(", ") }) : ""}
      </p>
      {rows.length === 0 ? (
        <p>{DEPARTURES.nobody}</p>
      ) : (
        <table
          {...TABLE_ROLES.table}
          className={`table ${classes.table} ${blockClasses.blocks}`}
          aria-label={DEPARTURES.people}
        >
          <thead {...TABLE_ROLES.group}>
            <tr {...TABLE_ROLES.row}>
              {[FACTS.name, FACTS.guests, FACTS.contact, FACTS.requests, FACTS.paid, FACTS.balance].map((name) => (
                <th
                  key={name}
                  scope="col"
                  {...TABLE_ROLES.head}
                  className={FIGURES.includes(name) ? classes.end : undefined}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...TABLE_ROLES.group}>
            {rows.map((row) => (
              <Fragment key={row.id}>
                <tr
                  {...TABLE_ROLES.row}
                  className={row.travelers.length + row.companions.length > 0 ? classes.led : undefined}
                >
                  <th scope="row" {...TABLE_ROLES.name}>
                    <Link to={paths.adminBooking(row.id)}>
                      <PersonName name={row.customer_name} />
                    </Link>
                    <span className={classes.under}>{row.reference}</span>
                    {deskStatus(row) === "confirmed" ? null : <StatusMark status={deskStatus(row)} />}
                  </th>
                  <td data-label={FACTS.guests} {...TABLE_ROLES.cell} className={classes.end}>
                    {row.guests}
                    {row.options?.length ? <span className={classes.under}>{optionsText(row.options)}</span> : null}
                  </td>
                  <td data-label={FACTS.contact} {...TABLE_ROLES.cell}>
                    {row.customer_phone}
                    <span className={classes.under}>{row.customer_email}</span>
                  </td>
                  <td data-label={FACTS.requests} {...TABLE_ROLES.cell}>
                    {row.special_requests ?? FACTS.none}
                  </td>
                  <td data-label={FACTS.paid} {...TABLE_ROLES.cell} className={classes.end}>
                    {money(row.paid_cents)}
                    <Refunded cents={row.refunded_cents} />
                  </td>
                  <td data-label={FACTS.balance} {...TABLE_ROLES.cell} className={classes.end}>
                    {money(row.owed_cents)}
                  </td>
                </tr>
                {row.travelers.length + row.companions.length > 0 ? (
                  <tr {...TABLE_ROLES.row}>
                    <td colSpan={6} {...TABLE_ROLES.cell}>
                      <Travelers booking={row} />
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            ))}
          </tbody>
          <tfoot {...TABLE_ROLES.group}>
            <tr {...TABLE_ROLES.row}>
              <th scope="row" {...TABLE_ROLES.name}>
                {DEPARTURES.bookings({ bookings: guestCounts.bookings })}
              </th>
              <td data-label={FACTS.guests} {...TABLE_ROLES.cell} className={classes.end}>
                {guestCounts.guests}
              </td>
              <td colSpan={2} {...TABLE_ROLES.cell} />
              <td data-label={FACTS.paid} {...TABLE_ROLES.cell} className={classes.end}>
                {money(guestCounts.paid_cents)}
                <Refunded cents={guestCounts.refunded_cents} />
              </td>
              <td data-label={FACTS.balance} {...TABLE_ROLES.cell} className={classes.end}>
                {money(guestCounts.owed_cents)}
              </td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}
