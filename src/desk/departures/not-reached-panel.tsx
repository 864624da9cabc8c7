import { Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { NOT_REACHED } from "#texts/desk.ts";
import { paths } from "../../shared/paths.ts";
import { PhoneLink } from "../../shared/ui/links.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { cachedQuery } from "../shared/desk-query.ts";
import deskClasses from "../shared/desk.module.css";
import { useDeskRead } from "../shared/use-desk-read.ts";
import classes from "./check-in.module.css";
import { notReachedLine } from "../../text/desk-today.ts";

const ASK_AGAIN_MS = 30_000;

export function NotReachedPanel({ departure }: { departure: string }) {
  const { value: rows } = useDeskRead(cachedQuery("rpc/admin_not_reached", { departure_id: departure }), ASK_AGAIN_MS);
  if (!rows?.length) return null;
  return (
    <Panel title={`${NOT_REACHED.title}: ${rows.length}`} className={`${classes.panel} screen-only`}>
      <Text>{NOT_REACHED.lead}</Text>
      <ul className="plain" aria-label={NOT_REACHED.title}>
        {rows.map((row) => (
          <li key={row.id} className={classes.party}>
            <span className={deskClasses.name}>
              <Link to={paths.adminBooking(row.booking_id)}>{row.name}</Link>
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
    </Panel>
  );
}
