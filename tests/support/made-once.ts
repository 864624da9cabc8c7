import { randomUUID } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { isRunning } from "./processes.ts";

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

const LOOK_EVERY_MS = 200;

/** Held by one maker; left by one that was killed it counts for nothing. Answers whether it is ours now. */
function takeTurn(turn: string): boolean {
  const isHeld = existsSync(turn) && isRunning(Number(readFileSync(turn, "utf8")));
  if (isHeld) return false;
  rmSync(turn, { force: true });
  try {
    writeFileSync(turn, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

/** A folder that takes long to make and is the same for equal names: made by the first who wants it, awaited by the others. */
export async function madeOnce(
  folder: string,
  name: string,
  make: (place: string) => Promise<unknown>,
): Promise<string> {
  const ready = join(folder, name);
  const turn = join(folder, `turn-${name}`);
  mkdirSync(folder, { recursive: true });
  while (!existsSync(ready)) {
    if (!takeTurn(turn)) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      continue;
    }
    try {
      const fresh = join(folder, `new-${randomUUID()}`);
      await make(fresh);
      if (existsSync(ready)) rmSync(fresh, { recursive: true });
      else renameSync(fresh, ready);
      removeOutdated(folder, ready);
    } finally {
      rmSync(turn, { force: true });
    }
  }
  // Used from now on, however long ago it was made.
  utimesSync(ready, new Date(), new Date());
  return ready;
}
