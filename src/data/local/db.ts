import { Dexie, type EntityTable } from "dexie";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import type { Departure } from "../../domain/catalogue/rows/departure.ts";
import type { TranslatedItem } from "../../domain/catalogue/translation/translations.ts";
import type { Destination, Tour, TourPackage } from "../../domain/catalogue/types.ts";
import type { CompanionTrip } from "../../domain/companions/companion-trip.ts";
import { DATABASE } from "../../domain/device/stored-names.ts";
import type { ErrorReport } from "../../domain/errors/error-report.ts";
import type { GuideReportRow } from "../../domain/guide/guide-reports.ts";
import type { RosterDeparture } from "../../domain/guide/roster.ts";
import type { Language } from "../../domain/languages.ts";
import type { OutboxEntry } from "../../domain/outbox/outbox-types.ts";
import type { SavedItem } from "../../domain/saved/saved-item.ts";
import { endFirstVisit } from "./first-visit.ts";
import { storage } from "./memory-fallback.ts";

export type StateRow = {
  key: string;
  value: unknown;
};

export type DraftRow = {
  key: string;
  value: unknown;
};

export type SavedFileRow = {
  url: string;
  key: string;
  blob: Blob;
};

export type RecentRow = {
  key: string;
  at: number;
};

export type TranslationRow = TranslatedItem & { key: string; language: Language };

export type ErrorRow = { key: string; report: ErrorReport; count: number };

export const DATABASE_NAME = DATABASE;

export class JourneyDatabase extends Dexie {
  declare destinations: EntityTable<Destination, "id">;
  declare tours: EntityTable<Tour, "id">;
  declare packages: EntityTable<TourPackage, "id">;
  declare departures: EntityTable<Departure, "id">;
  declare state: EntityTable<StateRow, "key">;
  declare bookings: EntityTable<LocalBooking, "id">;
  declare outbox: EntityTable<OutboxEntry, "id">;
  declare drafts: EntityTable<DraftRow, "key">;
  declare saved: EntityTable<SavedItem, "key">;
  declare saved_files: EntityTable<SavedFileRow, "url">;
  declare recent: EntityTable<RecentRow, "key">;
  declare roster: EntityTable<RosterDeparture, "id">;
  declare guide_reports: EntityTable<GuideReportRow, "id">;
  declare errors: EntityTable<ErrorRow, "key">;
  declare translations: EntityTable<TranslationRow, "key">;
  declare companion_trips: EntityTable<CompanionTrip, "id">;

  constructor(name = DATABASE_NAME) {
    // Strict durability lets a booking survive a power cut, for half a millisecond per write in Chromium.
    const { indexedDB, IDBKeyRange } = storage;
    super(name, { chromeTransactionDurability: "strict", indexedDB, IDBKeyRange });
    // Never edit a released version; add a version() with an upgrade.
    this.version(1).stores({
      destinations: "id",
      tours: "id, title, price_cents, duration_days, destination_id",
      packages: "id, title, price_cents",
      departures: "id, item_id",
      state: "key",
      bookings: "id, updated_at",
      outbox: "id, kind, next_try_at",
      drafts: "key",
      saved: "key",
      saved_files: "url, key",
      recent: "key, at",
    });
    this.version(2).stores({ roster: "id", guide_reports: "id, departure_id" });
    this.version(3).stores({ errors: "key" });
    this.version(4).stores({ translations: "key, language, id" });
    this.version(5).stores({ companion_trips: "id" });
  }
}

endFirstVisit();
export const db = new JourneyDatabase();
