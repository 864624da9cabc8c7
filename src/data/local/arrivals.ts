import type { TripKey } from "../../domain/booking/trip-keys.ts";
import { db } from "./db.ts";
import { readState, writeState } from "./state.ts";

/** Trips whose keys came by a code while there was no signal to open them with. */
export const arrivals = async (): Promise<TripKey[]> => (await readState("trips-to-open")) ?? [];

export const changeArrivals = (next: (keys: TripKey[]) => TripKey[]): Promise<void> =>
  db.transaction("rw", db.state, async () => writeState("trips-to-open", next(await arrivals())));
