import { db } from "../db.ts";
import type { StateValues } from "../state.ts";

/** Removes personal data; unsent facts contain none, so they stay in the outbox. */
export const wipePocket = (): Promise<void> =>
  db.transaction("rw", db.pocket, db.told, db.state, async () => {
    await Promise.all([db.pocket.clear(), db.told.clear()]);
    await db.state.delete("guide" satisfies keyof StateValues);
  });
