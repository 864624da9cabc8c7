import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildSum } from "../../supabase/local/build/build-app.ts";
import { makeOnce } from "./make-once.ts";
import { copyState, sumOfKeys } from "./ready-state.ts";
import { root } from "./run.ts";
import { startStack } from "./stack.ts";

const folder = join(root, ".cache/ready-build");

export const makeReadyBuild = (ready: string): Promise<string> =>
  makeOnce(folder, `${sumOfKeys(ready)}-${buildSum({}).slice(0, 20)}`, async (built) => {
    const stack = await startStack({ stateDir: copyState(ready) });
    await stack.stop();
    cpSync(join(stack.stateDir, "dist"), built, { recursive: true });
    rmSync(stack.stateDir, { recursive: true });
  });
