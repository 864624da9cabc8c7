import { cachedQuery } from "../shared/desk-query.ts";
import { addDays } from "../../domain/catalogue/travel-dates.ts";
import type { CheckIn } from "../../domain/desk/departures/check-in-schema.ts";
import { sortExpectedFirst, guestRows, headcount, seatStateOf } from "../../domain/guide/guest-list.ts";
import { ago } from "#words/write.ts";
import { Panel } from "../../shared/ui/panel.tsx";
import { useNow, useTodayInTashkent } from "../../shared/use-now.ts";
import { CHECK_IN } from "../people/messages/guides.ts";
import { DeskState } from "../shared/desk-state.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { CashLines } from "./cash-lines.tsx";
import { CheckInRow } from "./check-in-row.tsx";
import classes from "./check-in.module.css";
import { Changing } from "../shared/changing.tsx";

const EVERY_MS = 10_000;

function Phones({ checkIn }: { checkIn: CheckIn }) {
  const now = useNow(EVERY_MS);
  const { guide, phones } = checkIn;
  if (guide === null) return <p>{CHECK_IN.noGuide}</p>;
  const carried = phones.some(({ leads }) => leads);
  return (
    <>
      {carried ? null : <p>{CHECK_IN.noPhone(guide.name)}</p>}
      {phones.map(({ id, guide_name, last_contact_at, leads }) => {
        const say = leads ? CHECK_IN.lastOnline : CHECK_IN.lastOnlineUnassigned;
        return <p key={id}>{say(guide_name, ago(now - Date.parse(last_contact_at)))}</p>;
      })}
    </>
  );
}

export function DepartureCheckIn({ departure, date }: { departure: string; date: string }) {
  const today = useTodayInTashkent();
  const isNear = addDays(today, -1) <= date && date <= addDays(today, 1);
  const query = cachedQuery("rpc/admin_check_in", { departure_id: departure });
  const read = useDeskRead(query, isNear ? EVERY_MS : null);
  const checkIn = read.value;
  if (!isNear && !checkIn?.facts.length && !checkIn?.cash.length) return null;
  const rows = checkIn ? guestRows(checkIn, checkIn.facts) : [];
  const figures = headcount(rows);
  const strangers = headcount(rows.filter(({ booking }) => booking === null || seatStateOf(booking) !== "kept")).in;
  return (
    <Panel title={CHECK_IN.title} className={`${classes.panel} screen-only`}>
      <DeskState reads={[read]} />
      {checkIn ? (
        <>
          <dl className="tiles">
            {(["in", "missing", "absent", "booked"] as const).map((name) => (
              <div key={name}>
                <dt>{CHECK_IN.figures[name]}</dt>
                <dd className="figure">{figures[name]}</dd>
              </div>
            ))}
          </dl>
          <output className={classes.lastOnline}>{CHECK_IN.said(figures.in, figures.missing, figures.absent)}</output>
          {strangers > 0 ? <p>{CHECK_IN.strangers(strangers)}</p> : null}
          <Phones checkIn={checkIn} />
          {rows.length === 0 ? (
            <p>{CHECK_IN.nobody}</p>
          ) : (
            <ul className="plain" aria-label={CHECK_IN.people}>
              {sortExpectedFirst(rows).map((row) => (
                <CheckInRow key={row.id} row={row} date={date} done={() => void read.refresh()} />
              ))}
            </ul>
          )}
          {checkIn.cash.length > 0 ? (
            <Changing>
              <CashLines checkIn={checkIn} date={date} done={() => void read.refresh()} />
            </Changing>
          ) : null}
        </>
      ) : null}
    </Panel>
  );
}
