import { useLiveQuery } from "dexie-react-hooks";
import { useCallback, useState } from "react";
import { readCompanionTrip } from "../../data/local/stored-companions.ts";
import { connection } from "../../data/net/connection.ts";
import { refreshCompanion } from "../../data/sync/trips/refresh-companion.ts";
import type { CompanionTrip } from "../../domain/companions/companion-trip.ts";
import type { CompanionView } from "../../domain/companions/companion-view.ts";
import type { MessageEntry } from "../../domain/outbox/outbox-types.ts";
import { useRefresh } from "../../shared/use-refresh.ts";

export type KnownCompanion = { trip: CompanionTrip; view: CompanionView; details: MessageEntry | null };
type OpenedCompanion = { state: "loading" | "unknown" | "gone" | "waiting" } | ({ state: "known" } & KnownCompanion);

export function useCompanion(id: string): OpenedCompanion {
  const stored = useLiveQuery(() => readCompanionTrip(id), [id]);
  const [answer, setAnswer] = useState<"none" | "gone" | "unreachable">("none");

  const refreshPage = useCallback(() => {
    const refresh = async () => {
      const found = await readCompanionTrip(id);
      if (found === null) return;
      const refreshed = await refreshCompanion(found.trip);
      setAnswer(refreshed === "known" ? "none" : refreshed);
    };
    return refresh().catch((error: unknown) => console.warn("The trip could not be refreshed:", error));
  }, [id]);
  useRefresh(refreshPage, connection);

  if (stored === undefined) return { state: "loading" };
  if (stored === null) return { state: answer === "gone" ? "gone" : "unknown" };
  const { trip, details } = stored;
  if (trip.view === null) return { state: answer === "unreachable" ? "waiting" : "loading" };
  return { state: "known", trip, view: trip.view, details };
}
