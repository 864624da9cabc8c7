import { GUIDE_DEPARTURE } from "#texts/guide.ts";
import { momentInTashkent } from "#texts/write.ts";
import { seatStateOf } from "../../../domain/guide/guest-list.ts";
import type { RosterDeparture } from "../../../domain/guide/roster.ts";
import { Facts } from "../../../shared/ui/facts.tsx";
import { PhoneLink } from "../../../shared/ui/links.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { PersonName } from "../../../shared/ui/person-name.tsx";
import classes from "../guide.module.css";

const meetingWords = (point: string | null, time: string | null): string =>
  [time, point].filter(Boolean).join(", ") || GUIDE_DEPARTURE.notSet;

export function MeetingPanel({ departure }: { departure: RosterDeparture }) {
  const { meeting, meeting_change: change, bookings, contact_phone } = departure;
  const { point, time, latitude, longitude } = meeting;
  const bookingsWithSeats = bookings.filter((booking) => seatStateOf(booking) === "kept");
  const unreadBookings = bookingsWithSeats.filter(({ acknowledged_at }) => acknowledged_at === null);
  const was = change && meetingWords(change.was.point, change.was.time);
  if (!point && !time && !change) return null;
  return (
    <Panel title={change ? GUIDE_DEPARTURE.changed : GUIDE_DEPARTURE.meeting} className={change ? classes.changed : ""}>
      {change ? (
        <Facts
          of={{
            [GUIDE_DEPARTURE.now]: <strong>{meetingWords(point, time)}</strong>,
            // Only the pin or the contact changed.
            [GUIDE_DEPARTURE.was]: was === meetingWords(point, time) ? null : was,
            [GUIDE_DEPARTURE.since]: momentInTashkent(change.at),
          }}
        />
      ) : (
        <p>
          <strong>{meetingWords(point, time)}</strong>
        </p>
      )}
      {typeof latitude === "number" && typeof longitude === "number" ? (
        <p>
          <a href={`geo:${latitude},${longitude}?q=${latitude},${longitude}`}>{GUIDE_DEPARTURE.map}</a>
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
              ? GUIDE_DEPARTURE.allRead
              : GUIDE_DEPARTURE.acknowledged({
                  read: bookingsWithSeats.length - unreadBookings.length,
                  of: bookingsWithSeats.length,
                })}
          </p>
          {unreadBookings.length > 0 ? (
            <>
              <p>
                <strong>{GUIDE_DEPARTURE.call}</strong>
              </p>
              <ul className={`plain ${classes.people}`}>
                {unreadBookings.map(({ id, customer_name, customer_phone }) => (
                  <li key={id} className={classes.call}>
                    <span>
                      <PersonName name={customer_name} />
                    </span>
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
