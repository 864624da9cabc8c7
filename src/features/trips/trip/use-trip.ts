import { useLiveQuery } from "dexie-react-hooks";
import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { readTransferredTrips } from "../../../data/local/transferred-trips.ts";
import { type TripWithMessages, tripWithMessages } from "../../../data/local/trip-messages.ts";
import { connection } from "../../../data/net/connection.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { openTransferredTrips, receiveTrips } from "../../../data/sync/trips/open-transferred-trips.ts";
import { useRefresh } from "../../../shared/use-refresh.ts";

type OpenedTrip =
  | { state: "loading" | "unknown" | "unreachable" | "not_stored" }
  | { state: "known"; trip: TripWithMessages; isByMail: boolean };

const MAILED_TOKEN = /^#(?:token=)?([\w-]{43})$/;
const mailedToken = () => MAILED_TOKEN.exec(window.location.hash)?.[1];

/** Stores a mailed link's token until the server answers, so that a link followed offline opens the trip later. */
export function useTrip(id: string): OpenedTrip {
  const location = useLocation();
  const trip = useLiveQuery(() => tripWithMessages(id), [id]);
  const isTransferred = useLiveQuery(
    async () => (await readTransferredTrips()).some((arriving) => arriving.id === id),
    [id],
  );
  const [opening, setOpening] = useState(() => mailedToken() !== undefined);
  const [isByMail] = useState(opening);
  const [notStored, setNotStored] = useState(false);

  // Following a link again changes the location but not the page.
  useEffect(() => {
    const token = mailedToken();
    if (token === undefined) return;
    // The token opens the booking, so it must not stay in the address bar.
    window.history.replaceState(window.history.state, "", window.location.pathname);
    receiveTrips([{ id, token }])
      .then(
        () => setNotStored(false),
        (error: unknown) => {
          console.warn("The trip of this link could not be stored:", error);
          setNotStored(true);
        },
      )
      .finally(() => setOpening(false));
  }, [id, location]);

  useEffect(() => {
    const open = () =>
      openTransferredTrips().catch((error: unknown) => console.warn("The trip could not be opened:", error));
    void open();
    return connection.subscribe((now) => {
      if (now !== "offline") void open();
    });
  }, []);

  const refreshTrip = useCallback(
    () =>
      openOutbox()
        .refresh(id)
        .catch((error: unknown) => console.warn("The trip could not be refreshed:", error)),
    [id],
  );
  useRefresh(refreshTrip, connection);

  if (trip) return { state: "known", trip, isByMail };
  if (trip === undefined || isTransferred === undefined || opening) return { state: "loading" };
  if (notStored) return { state: "not_stored" };
  return { state: isTransferred ? "unreachable" : "unknown" };
}
