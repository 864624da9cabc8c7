import type { TransferredTrip } from "../../domain/booking/trip/trip-file.ts";
import type { Availability } from "../../domain/catalogue/availability.ts";
import type { CatalogueSnapshot } from "../../domain/catalogue/rows/snapshot.ts";
import type { CashReceipt } from "../../domain/guide/cash-receipt.ts";
import type { NewsReaderKind } from "../../domain/news/news-kinds.ts";
import type { FollowedNews, NewsWays } from "../../domain/news/push-device.ts";
import type { ItemReview } from "../../domain/reviews/item-reviews.ts";
import type { MirrorMark } from "./catalogue/catalogue-store.ts";
import { db, type JourneyDatabase } from "./db.ts";

export type GuideMark = {
  user_id: string;
  guide: { id: string; name: string } | null;
  device_id: string;
  device_key: string;
  as_of: string | null;
};

export type StateValues = {
  catalogue: MirrorMark;
  "catalogue-preview": CatalogueSnapshot;
  "trips-to-open": TransferredTrip[];
  "save-wifi-only": boolean;
  "database-id": string;
  guide: GuideMark;
  "news-ways": NewsWays & { at: number };
  [news: `news:${NewsReaderKind}:${string}`]: FollowedNews;
  [receipts: `receipts:${string}`]: CashReceipt[];
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
