import { liveQuery } from "dexie";
import { countTrips } from "./bookings.ts";
import { db, type JourneyDatabase } from "./db.ts";
import { storage } from "./memory-fallback.ts";

export type DatabaseState = "ok" | "mended" | "refused";

async function read(database: JourneyDatabase): Promise<void> {
  const there = new Set(database.backendDB()?.objectStoreNames ?? []);
  const lost = database.isOpen() && database.tables.some(({ name }) => !there.has(name));
  if (lost) throw new Error("A table is missing");
  await database.state.limit(1).primaryKeys();
}

async function reopen(database: JourneyDatabase): Promise<void> {
  database.close({ disableAutoOpen: false });
  // Dexie adds the tables that are not there.
  await database.open();
  await read(database);
}

/**
 * Whether the database opens and has its tables. Phones drop the connection while the app sleeps, and every read after
 * that fails: reopening once is the cure. What even that does not mend is said, not hidden.
 */
export async function checkDatabase(database: JourneyDatabase = db): Promise<DatabaseState> {
  try {
    await read(database);
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

/** A browser that clears this site closes the database under us; whoever empties it by hand does not. */
export function watchForLoss({ counted, closed, failed }: TripWatch): void {
  db.on("close", closed);
  liveQuery(countTrips).subscribe(counted, failed);
}
