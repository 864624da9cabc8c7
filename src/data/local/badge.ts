import { needsTraveler } from "../../domain/booking/needs-traveler.ts";
import { readTrips } from "./bookings.ts";

type AppBadge = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

export const countNeeds = async (nowMs: number): Promise<number> =>
  (await readTrips()).filter((trip) => needsTraveler(trip, nowMs)).length;

export async function showBadge(count: number, badged: AppBadge = globalThis.navigator): Promise<boolean> {
  const badgeUpdate = count > 0 ? badged.setAppBadge?.(count) : badged.clearAppBadge?.();
  if (badgeUpdate === undefined) return false;
  return badgeUpdate.then(
    () => true,
    () => false,
  );
}
