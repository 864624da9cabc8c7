import { Link } from "react-router-dom";
import { NOT_REACHED } from "#texts/desk.ts";
import { day } from "#texts/write.ts";
import type { NotReached } from "../../domain/desk/departures/not-reached.ts";
import { paths } from "../../shared/paths.ts";
import { PhoneLink } from "../../shared/ui/links.tsx";
import { notReachedLine } from "../../text/desk-today.ts";
import deskClasses from "../shared/desk.module.css";
import classes from "./check-in.module.css";

type Props = { rows: readonly NotReached[]; namesDeparture?: boolean };

export const NotReachedList = ({ rows, namesDeparture = false }: Props) => (
  <ul className={`plain ${classes.reach}`} aria-label={NOT_REACHED.title}>
    {rows.map((row) => (
      <li key={row.id} className={classes.party}>
        <span className={deskClasses.name}>
          <Link to={paths.adminBooking(row.booking_id)}>{row.name}</Link>
          {namesDeparture ? (
            <span className={classes.under}>
              <Link to={paths.adminManifest(row.item_id, row.check_in)}>
                {row.title}, {day(row.check_in)}
              </Link>
            </span>
          ) : null}
          <span className={classes.under}>
            {[
              row.booked_by === null ? row.reference : NOT_REACHED.bookedBy({ name: row.booked_by }),
              notReachedLine(row),
            ].join(" · ")}
          </span>
        </span>
        <span className={deskClasses.end}>
          <PhoneLink number={row.phone} />
        </span>
      </li>
    ))}
  </ul>
);
