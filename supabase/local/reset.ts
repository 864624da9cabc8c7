import { rmSync } from "node:fs";
import { readSettings } from "./settings.ts";
import { openStateFolder } from "./state/state-folder.ts";
import { lockState } from "./state/state-lock.ts";

try {
  const { stateDir } = readSettings(process.env, []);
  openStateFolder(stateDir);
  // Take the lock first: emptying the folder of a running stack would ruin it.
  lockState(stateDir);
  rmSync(stateDir, { recursive: true, force: true });
  console.log(`Emptied ${stateDir}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
