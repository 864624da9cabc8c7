import { Button } from "@mantine/core";
import { useStore } from "zustand";
import type { Pocket } from "../../../data/local/guide/pocket.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import { pocketSync } from "../../../data/sync/guide/sync-pocket.ts";
import { ago } from "../../../domain/words.ts";
import { useNow } from "../../../shared/use-now.ts";
import { lookNow } from "../follow-guide.ts";
import { AGE, GUIDE } from "../messages.ts";
import classes from "../guide.module.css";

export function PocketLine({ pocket }: { pocket: Pocket | null }) {
  const now = trustedNow(useNow());
  const { running, problem } = useStore(pocketSync);
  const as_of = pocket?.mark.as_of ?? null;
  const waiting = pocket?.told.filter(({ sending }) => sending.state === "waiting").length ?? 0;
  return (
    <div className={`${problem ? "notice" : "dim"} ${classes.age}`}>
      <span role="status">
        {as_of === null ? AGE.never : AGE.asOf(ago(Math.max(0, now - Date.parse(as_of))))}
        {problem ? ` ${AGE.problems[problem]}` : ""}
        {waiting > 0 ? ` ${AGE.waiting(waiting)}.` : ""}
      </span>
      <Button variant="default" size="sm" loading={running} onClick={lookNow}>
        {GUIDE.refresh}
      </Button>
    </div>
  );
}
