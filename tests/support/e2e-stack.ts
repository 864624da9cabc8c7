import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
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

/** One stack for each worker that runs stories; a story that kills its server starts one of its own. */
export default async function setup(project: TestProject) {
  const running = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () =>
      startStack({ stateDir: mkdtempSync(join(tmpdir(), "journey-e2e-")) }),
    ),
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
