import type { TransferredTrip } from "../../../domain/booking/trip/trip-file.ts";
import { createQueue } from "../../../domain/single-flight.ts";
import { readTransferredTrips, changeTransferredTrips, storeTransferredTrips } from "../../local/transferred-trips.ts";
import { openByToken } from "./open-trip.ts";

const withoutTrip = (gone: TransferredTrip) => (trips: TransferredTrip[]) => trips.filter(({ id }) => id !== gone.id);

export type TransferResult = { opened: number; unknown: number; waiting: number };

async function openAll(open: typeof openByToken): Promise<TransferResult> {
  const result: TransferResult = { opened: 0, unknown: 0, waiting: 0 };
  const transferredTrips = await readTransferredTrips();
  for (const [at, trip] of transferredTrips.entries()) {
    const answer = await open(trip.id, trip.token);
    if (answer === "unreachable") {
      result.waiting = transferredTrips.length - at;
      break;
    }
    await changeTransferredTrips(withoutTrip(trip));
    result[answer] += 1;
  }
  return result;
}

const inTurn = createQueue();

/** Runs one after the other, so that each trip counts once. */
export const openTransferredTrips = (open: typeof openByToken = openByToken): Promise<TransferResult> =>
  inTurn(() => openAll(open));

/** Stores the trips first, so a failure loses none. */
export async function receiveTrips(
  trips: readonly TransferredTrip[],
  open?: typeof openByToken,
): Promise<TransferResult> {
  await storeTransferredTrips(trips);
  return openTransferredTrips(open);
}
