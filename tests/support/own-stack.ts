import { rmSync } from "node:fs";
import { afterAll, beforeAll } from "vitest";
import { copyReadyState } from "./copy-ready-state.ts";
import { emptyBuild } from "./empty-build.ts";
import { type Stack, startStack } from "./stack.ts";

type Options = { env?: Record<string, string>; twoOrigins?: boolean };

export function ownStack(optionsOf: () => Options | Promise<Options> = () => ({})): () => Stack {
  let stack: Stack | undefined;
  let build: string;
  beforeAll(async () => {
    build = emptyBuild();
    const { env, ...options } = await optionsOf();
    stack = await startStack({ stateDir: copyReadyState(), ...options, env: { ...env, BUILD_DIR: build } });
  });
  afterAll(async () => {
    await stack?.stop();
    for (const folder of [build, stack?.stateDir ?? build]) rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    if (!stack) throw new Error("The stack has not started yet");
    return stack;
  };
}
