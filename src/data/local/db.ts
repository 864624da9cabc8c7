import { Dexie, type EntityTable, type Table } from "dexie";
import type { Destination, Tour, TourPackage } from "../../domain/catalogue/types.ts";

/** Small values that are not rows of anything: revision of the mirror, ages, settings. */
export interface StateRow {
  key: string;
  value: unknown;
}

/** What this device booked. The booking feature's own row type extends this one. */
export interface LocalBookingRow {
  id: string;
  updated_at: string;
}

/** Something to be sent: a booking, a trip request, a contact message. */
export interface OutboxRow {
  id: string;
  kind: string;
  /** Instant in milliseconds; an index, so that the drain asks only for what is due. */
  next_try_at: number;
}

export interface DraftRow {
  key: string;
  value: unknown;
}

/** One tour, package, destination or trip saved for offline; key is `kind:id`. */
export interface SavedRow {
  key: string;
}

export interface SavedFileRow {
  url: string;
  key: string;
  blob: Blob;
}

/** key is `kind:id`, at an instant in milliseconds. */
export interface RecentRow {
  key: string;
  at: number;
}

export const DATABASE_NAME = "journey";

export class JourneyDatabase extends Dexie {
  declare destinations: EntityTable<Destination, "id">;
  declare tours: EntityTable<Tour, "id">;
  declare packages: EntityTable<TourPackage, "id">;
  declare state: EntityTable<StateRow, "key">;
  declare bookings: EntityTable<LocalBookingRow, "id">;
  declare outbox: EntityTable<OutboxRow, "id">;
  declare drafts: EntityTable<DraftRow, "key">;
  declare saved: EntityTable<SavedRow, "key">;
  declare saved_files: EntityTable<SavedFileRow, "url">;
  declare recent: EntityTable<RecentRow, "key">;

  constructor(name = DATABASE_NAME) {
    // What was answered as saved must outlive a power cut. Measured in Chromium: half a millisecond per write.
    super(name, { chromeTransactionDurability: "strict" });
    // A released version is never edited: a change is a further version() with an upgrade that keeps what was saved.
    this.version(1).stores({
      destinations: "id",
      tours: "id, title, price_cents, duration_days, destination_id",
      packages: "id, title, price_cents",
      state: "key",
      bookings: "id, updated_at",
      outbox: "id, kind, next_try_at",
      drafts: "key",
      saved: "key",
      saved_files: "url, key",
      recent: "key, at",
    });
  }

  /** The table seen with the richer row type of the module that owns its rows. */
  rows<Row extends { id: string }>(name: "bookings" | "outbox"): Table<Row, string>;
  rows<Row extends { key: string }>(name: "drafts" | "saved" | "state" | "recent"): Table<Row, string>;
  rows<Row>(name: string): Table<Row, string> {
    return this.table<Row, string>(name);
  }
}

export const db = new JourneyDatabase();
