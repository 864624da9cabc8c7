import type { ArrivingTrip } from "../../../domain/booking/trip/trip-file.ts";
import { arrivals, changeArrivals, keepArrivals } from "../../local/arrivals.ts";
import { openByToken } from "./open-trip.ts";

const without = (gone: ArrivingTrip) => (trips: ArrivingTrip[]) => trips.filter(({ id }) => id !== gone.id);

export type Opened = { opened: number; unknown: number; waiting: number };

/** Asks the server for what still waits. What it does not know is dropped; what it cannot be asked about now stays. */
export async function openArrivals(open: typeof openByToken = openByToken): Promise<Opened> {
  const result: Opened = { opened: 0, unknown: 0, waiting: 0 };
  const waiting = await arrivals();
  for (const [at, trip] of waiting.entries()) {
    const answer = await open(trip.id, trip.token);
    if (answer === "unreachable") {
      // Where one cannot be asked about, the next cannot either: nobody waits for each in turn.
      result.waiting = waiting.length - at;
      break;
    }
    await changeArrivals(without(trip));
    result[answer] += 1;
  }
  return result;
}

/** Written down first: what happens after that loses nothing. */
export async function receiveTrips(trips: readonly ArrivingTrip[], open?: typeof openByToken): Promise<Opened> {
  await keepArrivals(trips);
  return openArrivals(open);
}
