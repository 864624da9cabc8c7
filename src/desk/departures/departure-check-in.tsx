import { VisuallyHidden } from "@mantine/core";
import "@mantine/core/styles/VisuallyHidden.layer.css";
import { CHECK_IN } from "#texts/desk.ts";
import { ago } from "#texts/write.ts";
import { addDays } from "../../domain/catalogue/travel-dates.ts";
import type { CheckIn } from "../../domain/desk/departures/check-in-schema.ts";
import { sortExpectedFirst, guestRows, headcount, seatStateOf } from "../../domain/guide/guest-list.ts";
import { Panel } from "../../shared/ui/panel.tsx";
import { useNow, useTodayInTashkent } from "../../shared/use-now.ts";
import { cachedQuery } from "../shared/desk-query.ts";
import { DeskState } from "../shared/desk-state.tsx";
import { DisabledOffline } from "../shared/disabled-offline.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { CashLines } from "./cash-lines.tsx";
import { CheckInRow } from "./check-in-row.tsx";
import classes from "./check-in.module.css";

const REFRESH_INTERVAL_MS = 10_000;

function Phones({ checkIn }: { checkIn: CheckIn }) {
  const now = useNow(REFRESH_INTERVAL_MS);
  const { guide, phones } = checkIn;
  if (guide === null) return <p>{CHECK_IN.noGuide}</p>;
  const hasAssignedPhone = phones.some(({ leads }) => leads);
  return (
    <>
      {hasAssignedPhone ? null : <p>{CHECK_IN.noPhone({ guide: guide.name })}</p>}
      {phones.map(({ id, guide_name, last_contact_at, leads }) => {
        const lastOnlineText = leads ? CHECK_IN.lastOnline : CHECK_IN.lastOnlineUnassigned;
        return <p key={id}>{lastOnlineText({ guide: guide_name, age: ago(now - Date.parse(last_contact_at)) })}</p>;
      })}
    </>
  );
}

export function DepartureCheckIn({ departure, date }: { departure: string; date: string }) {
  const today = useTodayInTashkent();
  const isNear = addDays(today, -1) <= date && date <= addDays(today, 1);
  const query = cachedQuery("rpc/admin_check_in", { departure_id: departure });
  const deskRead = useDeskRead(query, isNear ? REFRESH_INTERVAL_MS : null);
  const checkIn = deskRead.value;
  if (!isNear && !checkIn?.facts.length && !checkIn?.cash.length) return null;
  const rows = checkIn ? guestRows(checkIn, checkIn.facts) : [];
  const figures = headcount(rows);
  const guestsWithoutSeat = headcount(
    rows.filter(({ booking }) => booking === null || seatStateOf(booking) !== "kept"),
  ).in;
  return (
    <Panel title={CHECK_IN.title} className={`${classes.panel} screen-only`}>
      {checkIn && !deskRead.failure ? null : <DeskState reads={[deskRead]} />}
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
          <VisuallyHidden component="output">
            {CHECK_IN.said({ inside: figures.in, missing: figures.missing, absent: figures.absent })}
          </VisuallyHidden>
          {guestsWithoutSeat > 0 ? <p>{CHECK_IN.strangers({ guests: guestsWithoutSeat })}</p> : null}
          <Phones checkIn={checkIn} />
          {rows.length === 0 ? (
            <p>{CHECK_IN.nobody}</p>
          ) : (
            <ul className="plain" aria-label={CHECK_IN.people}>
              {sortExpectedFirst(rows).map((row) => (
                <CheckInRow key={row.id} row={row} date={date} done={() => void deskRead.refresh()} />
              ))}
            </ul>
          )}
          {checkIn.cash.length > 0 ? (
            <DisabledOffline>
              <CashLines checkIn={checkIn} date={date} done={() => void deskRead.refresh()} />
            </DisabledOffline>
          ) : null}
        </>
      ) : null}
    </Panel>
  );
}
