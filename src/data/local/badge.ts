import { needsTraveler } from "../../domain/booking/needs-traveler.ts";
import { readTrips } from "./bookings.ts";

type Badged = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

export const countNeeds = async (nowMs: number): Promise<number> =>
  (await readTrips()).filter((trip) => needsTraveler(trip, nowMs)).length;

export async function showBadge(count: number, badged: Badged = globalThis.navigator): Promise<boolean> {
  const shown = count > 0 ? badged.setAppBadge?.(count) : badged.clearAppBadge?.();
  if (shown === undefined) return false;
  return shown.then(
    () => true,
    () => false,
  );
}
