import { useLiveQuery } from "dexie-react-hooks";
import { useEffect, useState } from "react";
import { knownTrip, type KnownTrip } from "../../../data/local/bookings.ts";
import { openByToken } from "../../../data/sync/trips/open-trip.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";

export type TripState = { state: "loading" | "unknown" | "unreachable" } | { state: "known"; trip: KnownTrip };

/** A trip from the disk, kept fresh by the server; a mailed link brings the token in its fragment. */
export function useTrip(id: string): TripState {
  const trip = useLiveQuery(() => knownTrip(id), [id]);
  const [token] = useState(() => /^#(?:token=)?([\w-]{43})$/.exec(window.location.hash)?.[1]);
  const [opening, setOpening] = useState<"opening" | "opened" | "unknown" | "unreachable">(
    token ? "opening" : "opened",
  );

  useEffect(() => {
    if (!token) {
      void openOutbox().refresh();
      return;
    }
    // The token opens the booking: it does not stay in the address bar, nor in what is shared from there.
    window.history.replaceState(window.history.state, "", window.location.pathname);
    openByToken(id, token).then(setOpening, () => setOpening("unreachable"));
  }, [id, token]);

  if (trip) return { state: "known", trip };
  if (trip === undefined || opening === "opening") return { state: "loading" };
  return { state: opening === "unreachable" ? "unreachable" : "unknown" };
}
