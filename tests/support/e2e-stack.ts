import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startStack } from "./stack.ts";

declare module "vitest" {
  export interface ProvidedContext {
    stackUrl: string;
    stackKeys: { publishable: string; secret: string };
    stackState: string;
  }
}

/** One stack for all end-to-end files; a story that kills its server starts one of its own. */
export default async function setup(project: TestProject) {
  const stateDir = mkdtempSync(join(tmpdir(), "journey-e2e-"));
  const stack = await startStack({ stateDir });
  project.provide("stackUrl", stack.url);
  project.provide("stackKeys", stack.keys);
  project.provide("stackState", stateDir);
  return async () => {
    await stack.stop();
    rmSync(stateDir, { recursive: true, force: true });
  };
}
