import { needsTraveler, type TripNeedState, tripNeedState } from "../../../domain/booking/needs-traveler.ts";
import { addressIn, type Language, SOURCE_LANGUAGE } from "../../../domain/languages.ts";
import { readTrip } from "../../local/bookings.ts";
import { trustedNow } from "../../net/clock.ts";
import { outboxDeps } from "./deps.ts";
import { createDrain, type Drain } from "./drain.ts";

export type OutboxNotice = { title: string; body: string; path: string; tag: string };

type Deps = {
  now: () => number;
  outbox: Pick<Drain, "drain">;
  trip: typeof readTrip;
  show: (notice: OutboxNotice) => Promise<void>;
};

/** Rejects while entries are queued, because the browser then wakes the worker again. */
export async function drainInWorker(
  show: Deps["show"],
  words: (need: TripNeedState, language: Language) => string,
  { outbox, trip, now }: Omit<Deps, "show"> = { outbox: createDrain(outboxDeps()), trip: readTrip, now: trustedNow },
): Promise<void> {
  const report = await outbox.drain({ force: true });
  for (const id of new Set([...report.held, ...report.refused])) {
    const storedTrip = await trip(id);
    if (!storedTrip) continue;
    const { booking } = storedTrip;
    if (!needsTraveler(booking, now())) continue;
    const language = booking.view?.language ?? booking.request?.language ?? SOURCE_LANGUAGE;
    await show({
      title: words(tripNeedState(booking, now()), language),
      body: booking.title,
      path: addressIn(language, `/trips/${booking.id}`),
      tag: booking.id,
    });
  }
  if (report.waiting > 0) throw new Error(`${report.waiting} still waiting`);
}

export const refreshTrip = (id: string): Promise<void> => createDrain(outboxDeps()).refresh(id);
