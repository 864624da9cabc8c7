import type { ArrivingTrip } from "../../../domain/booking/trip/trip-file.ts";
import { arrivals, changeArrivals, keepArrivals } from "../../local/transferred-trips.ts";
import { openByToken } from "./open-trip.ts";

const without = (gone: ArrivingTrip) => (trips: ArrivingTrip[]) => trips.filter(({ id }) => id !== gone.id);

export type Opened = { opened: number; unknown: number; waiting: number };

export async function openArrivals(open: typeof openByToken = openByToken): Promise<Opened> {
  const result: Opened = { opened: 0, unknown: 0, waiting: 0 };
  const waiting = await arrivals();
  for (const [at, trip] of waiting.entries()) {
    const answer = await open(trip.id, trip.token);
    if (answer === "unreachable") {
      result.waiting = waiting.length - at;
      break;
    }
    await changeArrivals(without(trip));
    result[answer] += 1;
  }
  return result;
}

/** Stores the trips first, so a failure loses none. */
export async function receiveTrips(trips: readonly ArrivingTrip[], open?: typeof openByToken): Promise<Opened> {
  await keepArrivals(trips);
  return openArrivals(open);
}
