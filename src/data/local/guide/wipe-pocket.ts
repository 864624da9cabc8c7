import { db } from "../db.ts";
import type { StateValues } from "../state.ts";

/** Names, phones and diets leave with the guide. What is not sent yet stays in the outbox: it names nobody. */
export const wipePocket = (): Promise<void> =>
  db.transaction("rw", db.pocket, db.told, db.state, async () => {
    await Promise.all([db.pocket.clear(), db.told.clear()]);
    await db.state.delete("guide" satisfies keyof StateValues);
  });
