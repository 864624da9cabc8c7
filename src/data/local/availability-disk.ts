import type { Availability } from "../../domain/catalogue/availability.ts";
import { db, type JourneyDatabase } from "./db.ts";

export function createAvailabilityDisk(database: JourneyDatabase) {
  const rows = database.rows<{ key: string; value: Availability }>("state");
  const keyOf = (key: string) => `availability:${key}`;
  return {
    read: async (key: string) => (await rows.get(keyOf(key)))?.value ?? null,
    write: async (key: string, value: Availability) => {
      await rows.put({ key: keyOf(key), value });
    },
  };
}

export const availabilityDisk = createAvailabilityDisk(db);
