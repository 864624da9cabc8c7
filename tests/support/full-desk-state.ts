import { createHash } from "node:crypto";
import { join } from "node:path";
import { openDatabase } from "../../supabase/local/backend/database.ts";
import { FULL_DESK_AROUND } from "./full-desk-around.ts";
import { fullDeskSql } from "./full-desk.ts";
import { madeOnce } from "./made-once.ts";
import { copyState, makeReadyState, sumOfKeys } from "./ready-state.ts";
import { root } from "./run.ts";

const BOOKINGS = 10_000;
const DEPARTURES = 3_000;
const folder = join(root, ".cache/full-desk");

/** Takes a minute, so it is made once for equal sources and days. */
export function fullDeskState(ready: string): Promise<string> {
  const script = fullDeskSql(BOOKINGS, DEPARTURES) + FULL_DESK_AROUND;
  const sum = createHash("sha256").update(sumOfKeys(ready)).update(script).digest("hex").slice(0, 20);
  return madeOnce(folder, sum, async (stateDir) => {
    copyState(ready, stateDir);
    const database = await openDatabase(stateDir, undefined);
    await database.runScript(script);
    await database.connection.close();
  });
}

if (import.meta.main) {
  const [stateDir] = process.argv.slice(2);
  const full = await fullDeskState(await makeReadyState());
  process.stdout.write(`${stateDir ? copyState(full, stateDir) : full}\n`);
}
