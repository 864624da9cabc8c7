import { seatStateOf } from "../../../domain/guide/guest-list.ts";
import type { RosterDeparture } from "../../../domain/guide/roster.ts";
import { momentInTashkent } from "#words/write.ts";
import { PhoneLink } from "../../../shared/ui/links.tsx";
import { Facts } from "../../../shared/ui/facts.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import classes from "../guide.module.css";
import { DEPARTURE } from "../messages.ts";

export function MeetingPanel({ departure }: { departure: RosterDeparture }) {
  const { meeting, meeting_change: change, bookings, contact_phone } = departure;
  const { point, time, latitude, longitude } = meeting;
  const bookingsWithSeats = bookings.filter((booking) => seatStateOf(booking) === "kept");
  const unreadBookings = bookingsWithSeats.filter(({ acknowledged_at }) => acknowledged_at === null);
  if (!point && !time && !change) return null;
  return (
    <Panel title={change ? DEPARTURE.changed : DEPARTURE.meeting} className={change ? classes.changed : ""}>
      <Facts
        of={{
          [change ? DEPARTURE.now : DEPARTURE.meeting]: <strong>{DEPARTURE.wasWords(point, time)}</strong>,
          [DEPARTURE.was]: change ? DEPARTURE.wasWords(change.was.point, change.was.time) : null,
          [DEPARTURE.since]: change ? momentInTashkent(change.at) : null,
        }}
      />
      {typeof latitude === "number" && typeof longitude === "number" ? (
        <p>
          <a href={`geo:${latitude},${longitude}?q=${latitude},${longitude}`}>{DEPARTURE.map}</a>
        </p>
      ) : null}
      {contact_phone ? (
        <p>
          <PhoneLink number={contact_phone} />
        </p>
      ) : null}
      {change ? (
        <>
          <p>
            {unreadBookings.length === 0
              ? DEPARTURE.allRead
              : DEPARTURE.acknowledged(bookingsWithSeats.length - unreadBookings.length, bookingsWithSeats.length)}
          </p>
          {unreadBookings.length > 0 ? (
            <>
              <p>
                <strong>{DEPARTURE.call}</strong>
              </p>
              <ul className={`plain ${classes.people}`}>
                {unreadBookings.map(({ id, customer_name, customer_phone }) => (
                  <li key={id} className={classes.call}>
                    <span>{customer_name}</span>
                    {customer_phone ? <PhoneLink number={customer_phone} /> : null}
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </>
      ) : null}
    </Panel>
  );
}
