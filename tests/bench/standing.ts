import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { descendants, memoryOf } from "../support/processes.ts";
import { startStack } from "../support/stack.ts";
import { round, type Bench } from "./figures.ts";

const seconds = (since: number) => round((Date.now() - since) / 1_000, 1);

export const benchStanding = async ({ note }: Bench): Promise<void> => {
  const stateDir = mkdtempSync(join(tmpdir(), "journey-bench-"));
  let started = Date.now();
  const first = await startStack({ stateDir });
  note("first start, build included", seconds(started), "s");
  await first.stop();
  started = Date.now();
  const second = await startStack({ stateDir });
  note("second start, without a build", seconds(started), "s");
  for (let n = 0; n < 20; n += 1) await fetch(`${second.url}/rest/v1/tours?apikey=${second.keys.publishable}`);
  const pid = second.process.pid ?? 0;
  note("memory of all its processes", memoryOf([pid, ...descendants(pid)]), "MiB");
  const assets = join(stateDir, "dist/assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js.br"));
  note(
    "all scripts of the app with brotli",
    round(scripts.reduce((sum, name) => sum + statSync(join(assets, name)).size, 0) / 1024),
    "KiB",
  );
  await second.stop();
  rmSync(stateDir, { recursive: true, force: true });
};
