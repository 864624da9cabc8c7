import { randomUUID } from "node:crypto";
import { existsSync, globSync, mkdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";

/** Longer than a run may take: what another run began with, it ends with, also when a day or a source is new meanwhile. */
const KEPT_MS = 3 * 3_600_000;

function removeOutdated(folder: string, keep: string): void {
  for (const name of globSync("*", { cwd: folder })) {
    const path = join(folder, name);
    // Another run may give it its name, or take it away, while we look.
    const lastUsed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (path !== keep && Date.now() - lastUsed > KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** A folder that takes long to make and is the same for equal names: made by the first who wants it. */
export async function madeOnce(
  folder: string,
  name: string,
  make: (place: string) => Promise<unknown>,
): Promise<string> {
  const ready = join(folder, name);
  if (existsSync(ready)) {
    // Used from now on, however long ago it was made.
    utimesSync(ready, new Date(), new Date());
    return ready;
  }
  mkdirSync(folder, { recursive: true });
  const fresh = join(folder, `new-${randomUUID()}`);
  await make(fresh);
  // Of two who make it at the same time the first one's stays.
  if (existsSync(ready)) rmSync(fresh, { recursive: true });
  else renameSync(fresh, ready);
  removeOutdated(folder, ready);
  return ready;
}
