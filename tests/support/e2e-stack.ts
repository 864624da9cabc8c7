import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { makeReadyBuild } from "./ready-build.ts";
import { copyState, makeReadyState } from "./ready-state.ts";
import { startStack } from "./stack.ts";

export type SharedStack = {
  url: string;
  keys: { publishable: string; secret: string };
  stateDir: string;
};

declare module "vitest" {
  // eslint-disable-next-line typescript/consistent-type-definitions -- only an interface widens one of theirs
  export interface ProvidedContext {
    stacks: SharedStack[];
  }
}

/** Stories cannot wait a minute for the timer; `payment-troubles` tests the real one. */
const env = { HOUSEKEEPING_SECONDS: "10" };

/** One stack per worker; a story that stops its server starts its own. */
export default async function setup(project: TestProject) {
  const ready = await makeReadyState();
  project.provide("readyState", ready);
  const build = await makeReadyBuild(ready);
  const running = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, async () => {
      const stateDir = copyState(ready);
      symlinkSync(build, join(stateDir, "dist"));
      return startStack({ stateDir, env: { ...env, BUILD_DIR: build } });
    }),
  );
  project.provide(
    "stacks",
    running.map(({ url, keys, stateDir }) => ({ url, keys, stateDir })),
  );
  return async () => {
    for (const stack of running) {
      await stack.stop();
      rmSync(stack.stateDir, { recursive: true, force: true });
    }
  };
}
