import { createHash } from "node:crypto";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { emptyBuild } from "./empty-build.ts";
import { makeOnce } from "./make-once.ts";
import { root } from "./run.ts";
import { QUICK_PASSWORDS, startStack } from "./stack.ts";

declare module "vitest" {
  // eslint-disable-next-line typescript/consistent-type-definitions -- only an interface widens one of theirs
  export interface ProvidedContext {
    readyState: string;
  }
}

const folder = join(root, ".cache/ready-state");
const madeFrom = ["supabase/{migrations,seed,local,templates}/**/*", "supabase/seed.sql", "package-lock.json"];

/** The seed counts departures from today, so the day is part of the sum. */
function sumOfState(): string {
  const sum = createHash("sha256").update(todayInTashkent(Date.now())).update(JSON.stringify(QUICK_PASSWORDS));
  for (const path of globSync(madeFrom, { cwd: root }).toSorted()) {
    const file = join(root, path);
    if (statSync(file).isFile()) sum.update(path).update(readFileSync(file));
  }
  return sum.digest("hex").slice(0, 20);
}

/**
 * A first start is always the same, so it is made once and shared. `provide` fixes it for a run: after midnight in
 * Tashkent another one would be made, with other keys.
 */
export const makeReadyState = (): Promise<string> =>
  makeOnce(folder, sumOfState(), async (stateDir) => {
    const build = emptyBuild();
    const stack = await startStack({ stateDir, env: { BUILD_DIR: build } });
    await stack.stop();
    rmSync(build, { recursive: true });
  });

export const sumOfKeys = (ready: string): string =>
  createHash("sha256")
    .update(readFileSync(join(ready, "secrets.json")))
    .digest("hex")
    .slice(0, 20);

export function copyState(ready: string, stateDir = mkdtempSync(join(tmpdir(), "journey-state-"))): string {
  cpSync(ready, stateDir, { recursive: true });
  return stateDir;
}

export async function setup(project: TestProject): Promise<void> {
  project.provide("readyState", await makeReadyState());
}
