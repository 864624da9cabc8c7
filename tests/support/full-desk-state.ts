import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { openDatabase } from "../../supabase/local/backend/database.ts";
import { FULL_DESK_AROUND } from "./full-desk-around.ts";
import { fullDeskSql } from "./full-desk.ts";
import { copyState, makeReadyState } from "./ready-state.ts";
import { root } from "./run.ts";

const BOOKINGS = 10_000;
const DEPARTURES = 3_000;
const folder = join(root, ".cache/full-desk");

/** A desk with 10,000 bookings and 3,000 departures: a minute to make, so it is made once for equal sources and days. */
export async function fullDeskState(): Promise<string> {
  const ready = await makeReadyState();
  const script = fullDeskSql(BOOKINGS, DEPARTURES) + FULL_DESK_AROUND;
  const sum = createHash("sha256").update(basename(ready)).update(script).digest("hex").slice(0, 20);
  const full = join(folder, sum);
  if (existsSync(full)) return full;
  mkdirSync(folder, { recursive: true });
  const outdated = readdirSync(folder).filter((name) => !name.startsWith("new-"));
  const stateDir = copyState(ready, join(folder, `new-${randomUUID()}`));
  const database = await openDatabase(stateDir, undefined);
  await database.runScript(script);
  await database.connection.close();
  if (existsSync(full)) rmSync(stateDir, { recursive: true });
  else renameSync(stateDir, full);
  for (const name of outdated) rmSync(join(folder, name), { recursive: true, force: true });
  return full;
}

if (import.meta.main) {
  const [stateDir] = process.argv.slice(2);
  process.stdout.write(`${stateDir ? copyState(await fullDeskState(), stateDir) : await fullDeskState()}\n`);
}
