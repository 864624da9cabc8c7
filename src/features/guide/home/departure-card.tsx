import { Link } from "react-router-dom";
import type { Roster } from "../../../data/local/guide/roster.ts";
import { headcount } from "../../../domain/guide/guest-list.ts";
import { day, tashkentTime } from "#words/write.ts";
import { paths } from "../../../shared/paths.ts";
import { Icon } from "../../../shared/ui/icons/icon.tsx";
import classes from "../guide.module.css";
import { DEPARTURE } from "../messages.ts";
import { findDeparture } from "../shared/use-roster.ts";

export function DepartureCard({ roster, id, today }: { roster: Roster; id: string; today: string }) {
  const known = findDeparture(roster, id);
  if (!known) return null;
  const { departure, rows } = known;
  const sums = headcount(rows);
  const begun = sums.in + sums.absent > 0 || departure.start_date <= today;
  const { point, time } = departure.meeting;
  const state = DEPARTURE.states[departure.state] ?? null;
  return (
    <Link to={paths.guideDeparture(id)} className={`surface ${classes.card}`}>
      <span>
        <strong className={classes.name}>{departure.title}</strong>
        <span className={classes.line}>
          {day(departure.start_date)}
          {time ? `, ${tashkentTime(time)}` : ""}
        </span>
        {point ? <span className={classes.line}>{point}</span> : null}
        <span className={classes.line}>
          <strong>{begun ? DEPARTURE.counts(sums) : DEPARTURE.booked(sums.booked)}</strong>
        </span>
        {state ? <span className={classes.mark}>{state}</span> : null}
        {departure.meeting_change ? <span className={classes.mark}>{DEPARTURE.changed}</span> : null}
      </span>
      <Icon name="chevron" size={28} />
    </Link>
  );
}
