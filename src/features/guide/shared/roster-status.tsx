import { Button } from "@mantine/core";
import { useStore } from "zustand";
import { GUIDE, ROSTER_AGE } from "#texts/guide.ts";
import { ago } from "#texts/write.ts";
import type { Roster } from "../../../data/local/guide/stored-roster.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import { rosterSync } from "../../../data/sync/guide/sync-roster.ts";
import { useNow } from "../../../shared/use-now.ts";
import { syncRosterNow } from "../follow-guide.ts";
import classes from "../guide.module.css";

export function RosterStatus({ roster }: { roster: Roster | null }) {
  const now = trustedNow(useNow());
  const { running, problem } = useStore(rosterSync);
  const as_of = roster?.mark.as_of ?? null;
  const queuedReportCount = roster?.reports.filter(({ delivery }) => delivery.state === "waiting").length ?? 0;
  return (
    <div className={`${problem ? "notice" : "dim"} ${classes.age}`}>
      <span role="status">
        {as_of === null ? ROSTER_AGE.never : ROSTER_AGE.asOf({ ago: ago(Math.max(0, now - Date.parse(as_of))) })}
        {problem ? ` ${ROSTER_AGE.problems[problem]}` : ""}
        {queuedReportCount > 0 ? ` ${ROSTER_AGE.waiting({ number: queuedReportCount })}` : ""}
      </span>
      <Button variant="default" size="sm" loading={running} onClick={syncRosterNow}>
        {GUIDE.refresh}
      </Button>
    </div>
  );
}
