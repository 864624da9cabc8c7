import { knownTrip } from "../local/bookings.ts";
import { stateWords } from "../../domain/booking/booking-state.ts";
import { openOutbox, type Outbox } from "./outbox.ts";

/** What the worker shows when the app is closed. `path` is where a tap leads. */
export type OutboxNotice = { title: string; body: string; path: string; tag: string };

type Deps = { outbox: Pick<Outbox, "drain">; trip: typeof knownTrip; show: (notice: OutboxNotice) => Promise<void> };

/**
 * For the worker's `sync` event (OUTBOX_SYNC_TAG). Rejects while something still waits: that is how the browser is
 * told to wake us again.
 */
export async function drainInWorker(
  show: Deps["show"],
  { outbox, trip }: Omit<Deps, "show"> = { outbox: openOutbox(), trip: knownTrip },
): Promise<void> {
  const report = await outbox.drain({ force: true });
  for (const id of new Set([...report.held, ...report.refused])) {
    const known = await trip(id);
    if (!known) continue;
    const { booking } = known;
    const refused = booking.refusal !== null;
    const held = stateWords("held", booking.view?.expires_at ?? null);
    await show({
      title: refused ? "Needs your attention" : `${held}: pay now`,
      body: booking.title,
      path: `/trips/${booking.id}`,
      tag: booking.id,
    });
  }
  if (report.waiting > 0) throw new Error(`${report.waiting} still waiting`);
}
