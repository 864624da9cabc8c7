import { Link } from "react-router-dom";
import { GUIDE_DEPARTURE } from "#texts/guide.ts";
import { day, tashkentTime } from "#texts/write.ts";
import type { Roster } from "../../../data/local/guide/stored-roster.ts";
import { headcount } from "../../../domain/guide/guest-list.ts";
import { textOfCode } from "../../../domain/problem.ts";
import { paths } from "../../../shared/paths.ts";
import { Icon } from "../../../shared/ui/icons/icon.tsx";
import { countsText } from "../../../text/guide.ts";
import { findDeparture } from "../shared/use-roster.ts";
import classes from "../guide.module.css";

export function DepartureCard({ roster, id, today }: { roster: Roster; id: string; today: string }) {
  const guideDeparture = findDeparture(roster, id);
  if (!guideDeparture) return null;
  const { departure, rows } = guideDeparture;
  const guestCounts = headcount(rows);
  const hasBegun = guestCounts.in + guestCounts.absent > 0 || departure.start_date <= today;
  const { point, time } = departure.meeting;
  const state = textOfCode(GUIDE_DEPARTURE.states, departure.state);
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
          <strong>{hasBegun ? countsText(guestCounts) : GUIDE_DEPARTURE.booked({ number: guestCounts.booked })}</strong>
        </span>
        {state ? <span className={classes.mark}>{state}</span> : null}
        {departure.meeting_change ? <span className={classes.mark}>{GUIDE_DEPARTURE.changed}</span> : null}
      </span>
      <Icon name="chevron" size={28} />
    </Link>
  );
}
