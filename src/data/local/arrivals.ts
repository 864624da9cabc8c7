import type { TripKey } from "../../domain/booking/trip-keys.ts";
import { db } from "./db.ts";

export const ARRIVALS_KEY = "trips-to-open";

type ArrivalsRow = { key: string; value: TripKey[] };
const state = () => db.rows<ArrivalsRow>("state");

/** Trips whose keys came by a code while there was no signal to open them with. */
export const arrivals = async (): Promise<TripKey[]> => (await state().get(ARRIVALS_KEY))?.value ?? [];

export const changeArrivals = (next: (keys: TripKey[]) => TripKey[]) =>
  db.transaction("rw", db.state, async () => {
    await state().put({ key: ARRIVALS_KEY, value: next(await arrivals()) });
  });
