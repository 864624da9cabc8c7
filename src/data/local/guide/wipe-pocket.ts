import { db } from "../db.ts";
import type { StateValues } from "../state.ts";

/** Names, phones and diets are removed with the guide. Unsent facts stay: they name nobody. */
export const wipePocket = (): Promise<void> =>
  db.transaction("rw", db.pocket, db.told, db.state, async () => {
    await Promise.all([db.pocket.clear(), db.told.clear()]);
    await db.state.delete("guide" satisfies keyof StateValues);
  });
