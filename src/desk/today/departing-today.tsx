import { DEPARTING } from "#texts/desk.ts";
import { ago } from "#texts/write.ts";
import type { Today } from "../../domain/desk/today/today-schema.ts";
import { paths } from "../../shared/paths.ts";
import { TextLink, PhoneLink } from "../../shared/ui/links.tsx";
import { TABLE_ROLES } from "../../shared/ui/table-roles.ts";
import { useNow } from "../../shared/use-now.ts";
import { departingGuests } from "../../text/desk-today.ts";
import { AssignGuide } from "../shared/assign-guide.tsx";
import { DisabledOffline } from "../shared/disabled-offline.tsx";
import { StatusMark } from "../shared/status-mark.tsx";
import classes from "./today.module.css";

type Row = Today["departures"][number];

const Arrived = ({ row: { expected, arrived, absent, last_contact_at }, now }: { row: Row; now: number }) =>
  arrived + absent === 0 ? (
    <span className="dim">{DEPARTING.notYet}</span>
  ) : (
    <>
      {DEPARTING.arrived({ arrived, expected })}
      {absent > 0 ? (
        <>
          , <span className={classes.late}>{DEPARTING.absent({ absent })}</span>
        </>
      ) : null}{" "}
      {last_contact_at ? (
        <small className={`dim ${classes.second}`}>
          {DEPARTING.lastOnline({ age: ago(now - Date.parse(last_contact_at)) })}
        </small>
      ) : null}
    </>
  );

const Guide = ({ row, done }: { row: Row; done: () => void }) =>
  row.guide_name ? (
    <>
      {row.guide_name}{" "}
      {row.guide_phone ? (
        <span className={classes.second}>
          <PhoneLink number={row.guide_phone} />
        </span>
      ) : null}
    </>
  ) : (
    <DisabledOffline>
      <AssignGuide size="compact-sm" variant="default" departure={row} done={done} />
    </DisabledOffline>
  );

export function DepartingToday({ today, done }: { today: Today; done: () => void }) {
  const now = useNow();
  const { columns } = DEPARTING;
  return (
    <section className={classes.part} aria-label={DEPARTING.title}>
      <h2>{DEPARTING.title}</h2>
      {today.departures.length === 0 ? <p>{DEPARTING.none}</p> : null}
      <div className={classes.days}>
        {[DEPARTING.today, DEPARTING.tomorrow].map((name, index) => {
          const rows = today.departures.filter(({ start_date }) => start_date > today.today === (index === 1));
          return rows.length === 0 ? null : (
            <div key={name} className={`surface ${classes.box}`}>
              <table {...TABLE_ROLES.table} className={`table ${classes.table}`}>
                <caption className={classes.caption}>{name}</caption>
                <thead {...TABLE_ROLES.group}>
                  <tr {...TABLE_ROLES.row}>
                    {Object.values(columns).map((column) => (
                      <th key={column} scope="col" {...TABLE_ROLES.head}>
                        {column}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody {...TABLE_ROLES.group}>
                  {rows.map((row) => (
                    <tr key={row.id} {...TABLE_ROLES.row}>
                      <th scope="row" {...TABLE_ROLES.name}>
                        <TextLink
                          to={paths.adminManifest(row.item_id, row.start_date)}
                          aria-label={DEPARTING.people({ title: row.title, date: row.start_date })}
                        >
                          {row.title}
                        </TextLink>{" "}
                        {row.state === "open" ? null : <StatusMark status={row.state} />}
                      </th>
                      <td {...TABLE_ROLES.cell}>{departingGuests(row.guests, row.bookings, row.held)}</td>
                      <td {...TABLE_ROLES.cell}>
                        <Arrived row={row} now={now} />
                      </td>
                      <td {...TABLE_ROLES.cell}>
                        <Guide row={row} done={done} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          );
        })}
      </div>
    </section>
  );
}
