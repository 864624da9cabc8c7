import { createHash, randomUUID } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { emptyBuild } from "./empty-build.ts";
import { root } from "./run.ts";
import { startStack } from "./stack.ts";

declare module "vitest" {
  // eslint-disable-next-line typescript/consistent-type-definitions -- only an interface widens one of theirs
  export interface ProvidedContext {
    readyState: string;
  }
}

const folder = join(root, ".cache/ready-state");
const madeFrom = ["supabase/{migrations,seed,local,templates}/**/*", "supabase/seed.sql", "package-lock.json"];

/** Equal sums, equal state: the seed counts its departures from today. */
function sumOfState(): string {
  const sum = createHash("sha256").update(todayInTashkent(Date.now()));
  for (const path of globSync(madeFrom, { cwd: root }).toSorted()) {
    const file = join(root, path);
    if (statSync(file).isFile()) sum.update(path).update(readFileSync(file));
  }
  return sum.digest("hex").slice(0, 20);
}

/** What a first start does is the same each time (migrations, seed, pictures, accounts): done once for all stacks. */
export async function makeReadyState(): Promise<string> {
  const ready = join(folder, sumOfState());
  if (existsSync(ready)) return ready;
  mkdirSync(folder, { recursive: true });
  const outdated = readdirSync(folder).filter((name) => !name.startsWith("new-"));
  const stateDir = join(folder, `new-${randomUUID()}`);
  const build = emptyBuild();
  const stack = await startStack({ stateDir, env: { BUILD_DIR: build } });
  await stack.stop();
  rmSync(build, { recursive: true });
  // Of two who make it at the same time the first one's stays.
  if (existsSync(ready)) rmSync(stateDir, { recursive: true });
  else renameSync(stateDir, ready);
  for (const name of outdated) rmSync(join(folder, name), { recursive: true, force: true });
  return ready;
}

export function copyState(ready: string, stateDir = mkdtempSync(join(tmpdir(), "journey-state-"))): string {
  cpSync(ready, stateDir, { recursive: true });
  return stateDir;
}

export async function setup(project: TestProject): Promise<void> {
  project.provide("readyState", await makeReadyState());
}
