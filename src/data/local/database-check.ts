import { liveQuery } from "dexie";
import { countTrips } from "./bookings.ts";
import { db, type JourneyDatabase } from "./db.ts";
import { storage } from "./memory-fallback.ts";

export type DatabaseState = "ok" | "mended" | "refused";

async function readEveryTable(database: JourneyDatabase): Promise<void> {
  const storeNames = new Set(database.backendDB()?.objectStoreNames ?? []);
  const hasLostTables = database.isOpen() && database.tables.some(({ name }) => !storeNames.has(name));
  if (hasLostTables) throw new Error("A table is missing");
  await database.state.limit(1).primaryKeys();
}

async function reopen(database: JourneyDatabase): Promise<void> {
  database.close({ disableAutoOpen: false });
  await database.open();
  await readEveryTable(database);
}

export async function checkDatabase(database: JourneyDatabase = db): Promise<DatabaseState> {
  try {
    await readEveryTable(database);
    return storage.isInMemory() ? "refused" : "ok";
  } catch {
    return reopen(database).then(
      () => "mended" as const,
      (error: unknown) => {
        console.warn("The database does not open:", error);
        return "refused" as const;
      },
    );
  }
}

type TripWatch = { counted: (trips: number) => void; closed: () => void; failed: (error: unknown) => void };

/** Evicting the site's data closes the database, but clearing it by hand does not, so count the trips too. */
export function watchForLoss({ counted, closed, failed }: TripWatch): void {
  db.on("close", closed);
  liveQuery(countTrips).subscribe(counted, failed);
}
