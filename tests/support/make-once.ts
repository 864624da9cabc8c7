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

/** Longer than any run, so a run ends with the files it began with even if the day or the sources change. */
const KEPT_MS = 3 * 3_600_000;

function removeOutdated(folder: string, keep: string): void {
  for (const name of globSync("*", { cwd: folder })) {
    const path = join(folder, name);
    // Another run may rename or remove it at this moment.
    const lastUsed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (path !== keep && Date.now() - lastUsed > KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
}

const CHECK_INTERVAL_MS = 200;

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

export async function makeOnce(
  folder: string,
  name: string,
  make: (place: string) => Promise<unknown>,
): Promise<string> {
  const ready = join(folder, name);
  const turn = join(folder, `turn-${name}`);
  mkdirSync(folder, { recursive: true });
  while (!existsSync(ready)) {
    if (!takeTurn(turn)) {
      await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));
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
  utimesSync(ready, new Date(), new Date());
  return ready;
}
