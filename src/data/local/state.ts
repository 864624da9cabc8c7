import type { ArrivingTrip } from "../../domain/booking/trip/trip-file.ts";
import type { Availability } from "../../domain/catalogue/availability.ts";
import type { CatalogueSnapshot } from "../../domain/catalogue/rows/snapshot.ts";
import type { ItemReview } from "../../domain/reviews/item-reviews.ts";
import type { CashReceipt } from "../../domain/guide/receipt.ts";
import type { MirrorMark } from "./catalogue/mirror-mark.ts";
import { db, type JourneyDatabase } from "./db.ts";

/** Whose pocket this is, as which phone, and how old what it holds is. */
export type GuideMark = {
  user_id: string;
  guide: { id: string; name: string } | null;
  device_id: string;
  /** With it this phone's facts are believed, also after the session has ended. */
  device_key: string;
  /** By the server's clock; null before its first answer. */
  as_of: string | null;
};

/** Small values that are not rows of anything, each under its key. */
export type StateValues = {
  catalogue: MirrorMark;
  "catalogue-glance": CatalogueSnapshot;
  /** Trips from elsewhere that the server has not been asked about yet. */
  "trips-to-open": ArrivingTrip[];
  "save-wifi-only": boolean;
  guide: GuideMark;
  /** What guides say they were given for a trip, whether this device knows that trip or not. */
  [receipts: `receipts:${string}`]: CashReceipt[];
  /** What the desk last saw, and when: `desk-kept.ts`. */
  [desk: `desk:${string}`]: { value: unknown; at: number };
  [reviews: `reviews:${string}`]: { reviews: ItemReview[]; at: number };
  [availability: `availability:${"tour" | "package"}:${string}`]: Availability;
};

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
