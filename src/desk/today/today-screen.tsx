import { OFFLINE } from "#texts/desk.ts";
import { ago, clockInTashkent } from "#texts/write.ts";
import { useNow } from "../../shared/use-now.ts";
import { AdminPage } from "../shared/admin-page.tsx";
import { cachedQuery } from "../shared/desk-query.ts";
import { DeskState } from "../shared/desk-state.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { useOfflineDaysState } from "../shared/use-offline-days.ts";
import { BusinessFigures } from "./business-figures.tsx";
import { DepartingToday } from "./departing-today.tsx";
import { FirstSteps } from "./first-steps/first-steps.tsx";
import { TaskList } from "./tasks/task-list.tsx";

const ASK_AGAIN_MS = 60_000;

export function TodayScreen() {
  const read = useDeskRead(cachedQuery("rpc/admin_today", {}), ASK_AGAIN_MS);
  const today = read.value;
  return (
    <AdminPage route="admin">
      <DeskState reads={[read]} />
      {today ? (
        <>
          <TaskList today={today} refresh={read.refresh} />
          <DepartingToday today={today} done={() => void read.refresh()} />
          <BusinessFigures figures={today.figures} />
        </>
      ) : null}
      <FirstSteps />
      <OfflineState />
    </AdminPage>
  );
}

export function OfflineState() {
  const { at, ready, busy } = useOfflineDaysState();
  const now = useNow();
  if (at === undefined) return busy ? <p className="dim">{OFFLINE.working}</p> : null;
  const when = at === null ? "" : `${clockInTashkent(at)}, ${ago(now - at)}`;
  return (
    <p className="dim">{at === null ? OFFLINE.none : ready ? OFFLINE.ready({ when }) : OFFLINE.partly({ when })}</p>
  );
}
