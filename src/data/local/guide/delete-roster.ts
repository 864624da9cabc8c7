import { db } from "../db.ts";
import type { StateValues } from "../state.ts";

/** Removes personal data; unsent facts contain none, so they stay in the outbox. */
export const deleteRoster = (): Promise<void> =>
  db.transaction("rw", db.roster, db.guide_reports, db.state, async () => {
    await Promise.all([db.roster.clear(), db.guide_reports.clear()]);
    await db.state.delete("guide" satisfies keyof StateValues);
  });
