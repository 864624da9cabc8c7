import { createHash } from "node:crypto";
import { join } from "node:path";
import { openDatabase } from "../../supabase/local/backend/database.ts";
import { FULL_DESK_AROUND } from "./full-desk-around.ts";
import { fullDeskSql } from "./full-desk.ts";
import { makeOnce } from "./make-once.ts";
import { copyState, makeReadyState, sumOfKeys } from "./ready-state.ts";
import { root, run } from "./run.ts";

export const ALL_BOOKINGS = 10_000;
/** Enough to fill each page of each list. */
export const FEWER_BOOKINGS = 1_000;
const DEPARTURES = 3_000;
const FILL = "--fill";
const folder = join(root, ".cache/full-desk");
const scriptFor = (bookings: number) => fullDeskSql(bookings, DEPARTURES) + FULL_DESK_AROUND;

/**
 * Takes a minute with all bookings, so it is made once for equal sources and days. The embedded database blocks its
 * process, so it gets one of its own: other tests would miss their timeouts.
 */
export function fullDeskState(ready: string, bookings = ALL_BOOKINGS): Promise<string> {
  const sum = createHash("sha256").update(sumOfKeys(ready)).update(scriptFor(bookings)).digest("hex").slice(0, 20);
  return makeOnce(folder, sum, async (stateDir) => {
    copyState(ready, stateDir);
    const node = join(root, "node_modules/.bin/node");
    const { code, output } = await run(node, [import.meta.filename, FILL, stateDir, String(bookings)], { quiet: true });
    if (code !== 0) throw new Error(`The desk could not be filled:\n${output}`);
  });
}

async function fill(stateDir: string, bookings: number): Promise<void> {
  const database = await openDatabase(stateDir, undefined);
  await database.runScript(scriptFor(bookings));
  await database.connection.close();
}

if (import.meta.main) {
  const [first, stateDir = "", bookings] = process.argv.slice(2);
  if (first === FILL) await fill(stateDir, Number(bookings));
  else {
    const full = await fullDeskState(await makeReadyState());
    process.stdout.write(`${first ? copyState(full, first) : full}\n`);
  }
}
