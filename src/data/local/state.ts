import type { TripKey } from "../../domain/booking/trip-keys.ts";
import type { Availability } from "../../domain/catalogue/availability.ts";
import type { CatalogueSnapshot } from "../../domain/catalogue/snapshot.ts";
import { db, type JourneyDatabase } from "./db.ts";

export interface MirrorMark {
  revision: number;
  as_of: string | null;
}

/** Small values that are not rows of anything, each under its key. */
export interface StateValues {
  catalogue: MirrorMark;
  "catalogue-glance": CatalogueSnapshot;
  /** Keys of trips that came without a signal to open them with. */
  "trips-to-open": TripKey[];
  "save-wifi-only": boolean;
  [availability: `availability:${"tour" | "package"}:${string}`]: Availability;
}

export async function readState<Key extends keyof StateValues>(
  key: Key,
  database: JourneyDatabase = db,
): Promise<StateValues[Key] | null> {
  const row = await database.state.get(key);
  return row === undefined ? null : (row.value as StateValues[Key]);
}

export async function writeState<Key extends keyof StateValues>(
  key: Key,
  value: StateValues[Key],
  database: JourneyDatabase = db,
): Promise<void> {
  await database.state.put({ key, value });
}
