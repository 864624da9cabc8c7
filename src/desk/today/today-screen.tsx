import { cachedQuery } from "../shared/desk-query.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { TODAY, OFFLINE } from "./messages/today.ts";
import { FirstSteps } from "./first-steps/first-steps.tsx";
import { AdminPage } from "../shared/admin-page.tsx";
import { DeskState } from "../shared/desk-state.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { BusinessFigures } from "./business-figures.tsx";
import { DepartingToday } from "./departing.tsx";
import { WaitsList } from "./waits-list.tsx";
import { waitsOf } from "./waits.ts";
import classes from "./today.module.css";
import { useNow } from "../../shared/use-now.ts";
import { ago, clockInTashkent } from "#words/write.ts";
import { useOfflineDaysState } from "../shared/use-offline-days.ts";

const ASK_AGAIN_MS = 60_000;

export function TodayScreen() {
  const read = useDeskRead(cachedQuery("rpc/admin_today", {}), ASK_AGAIN_MS);
  const today = read.value;
  const waits = today ? waitsOf(today).filter(({ count }) => count > 0) : [];
  return (
    <AdminPage route="admin" lead={today ? TODAY.lead(today.today) : undefined}>
      <DeskState reads={[read]} />
      <FirstSteps />
      {today ? (
        <>
          <DepartingToday today={today} />
          <section className={classes.part} aria-label={TODAY.waits}>
            <h2>{TODAY.waits}</h2>
            {waits.length === 0 ? <EmptyState title={TODAY.none}>{TODAY.noneText}</EmptyState> : null}
            <div className={classes.waits}>
              {waits.map((list) => (
                <WaitsList key={list.title} {...list} done={() => void read.refresh()} />
              ))}
            </div>
          </section>
          <BusinessFigures figures={today.figures} />
        </>
      ) : null}
      <OfflineState />
    </AdminPage>
  );
}

export function OfflineState() {
  const { at, ready, busy } = useOfflineDaysState();
  const now = useNow();
  if (at === undefined) return busy ? <p className="dim">{OFFLINE.working}</p> : null;
  const when = at === null ? "" : `${clockInTashkent(at)}, ${ago(now - at)}`;
  return <p className="dim">{at === null ? OFFLINE.none : ready ? OFFLINE.ready(when) : OFFLINE.partly(when)}</p>;
}
