import type { TripKey } from "../../../domain/booking/trip-keys.ts";
import { arrivals, changeArrivals } from "../../local/arrivals.ts";
import { openByToken } from "./open-trip.ts";

const without = (gone: TripKey) => (keys: TripKey[]) => keys.filter(({ id }) => id !== gone.id);

export type Opened = { opened: number; unknown: number; waiting: number };

/** Asks the server for what still waits; what it cannot be asked about now stays. */
export async function openArrivals(open: typeof openByToken = openByToken): Promise<Opened> {
  const result: Opened = { opened: 0, unknown: 0, waiting: 0 };
  const waiting = await arrivals();
  for (const [at, key] of waiting.entries()) {
    const answer = await open(key.id, key.token);
    if (answer === "unreachable") {
      // Where one cannot be asked about, the next cannot either: nobody waits for each in turn.
      result.waiting = waiting.length - at;
      break;
    }
    await changeArrivals(without(key));
    result[answer] += 1;
  }
  return result;
}

/** Written down first: what happens after that loses nothing. */
export async function receiveKeys(keys: readonly TripKey[], open?: typeof openByToken): Promise<Opened> {
  await changeArrivals((known) => [...known.filter(({ id }) => keys.every((key) => key.id !== id)), ...keys]);
  return openArrivals(open);
}
