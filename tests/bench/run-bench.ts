import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { root, run } from "../support/run.ts";
import { startStack, type Stack } from "../support/stack.ts";
import { benchColdStart } from "./cold-start.ts";
import { round, type Bench, type Figure } from "./figures.ts";
import { benchInteractions } from "./interactions.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchQueue } from "./queue.ts";
import { benchBookings, benchPayments, benchSync, benchVisitors } from "./server-load.ts";
import { benchSoak } from "./soak.ts";
import { benchStanding } from "./standing.ts";

// Figures, not verdicts. `npm run bench -- lighthouse visitors` runs those parts; `--soak` lets the soak last 30 minutes.
const parts: Record<string, (bench: Bench) => Promise<void>> = {
  standing: benchStanding,
  lighthouse: benchLighthouse,
  interactions: benchInteractions,
  catalogue: async ({ stack, note }) => {
    const { stateDir } = await stack();
    const { code, output } = await run("node", ["tests/bench/catalogue.ts", join(stateDir, "dist")], { quiet: true });
    if (code !== 0) throw new Error(output);
    for (const line of output.trimEnd().split("\n"))
      note(line.slice(0, 34).trim(), line.slice(34).trim().replace(/\s+/g, " / "), "");
  },
  sync: benchSync,
  cold: benchColdStart,
  queue: benchQueue,
  bookings: benchBookings,
  payments: benchPayments,
  visitors: benchVisitors,
  soak: benchSoak,
};
const QUICK_SOAK_MINUTES = 2;
const LONG_SOAK_MINUTES = 30;

const asked = process.argv.slice(2);
const wanted = asked.filter((one) => !one.startsWith("--"));
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(", ")}. There are ${Object.keys(parts).join(", ")}`);

const figures: Figure[] = [];
const stateDir = mkdtempSync(join(tmpdir(), "journey-bench-"));
let running: Promise<Stack> | undefined;
const stack = () => (running ??= startStack({ stateDir }));
const soakMinutes = asked.includes("--soak") ? LONG_SOAK_MINUTES : QUICK_SOAK_MINUTES;

const lineOf = ({ what, figure, unit, note }: Figure) =>
  `${what.padEnd(58)} ${String(figure).padStart(18)} ${unit}${note ? ` (${note})` : ""}`;
let failed = 0;
for (const [part, work] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue;
  console.log(`\n${part} (load of the machine before: ${round(loadavg()[0] ?? 0, 1)})`);
  const note: Bench["note"] = (what, figure, unit, more) => {
    const one = { part, what, figure, unit, ...(more ? { note: more } : {}) };
    figures.push(one);
    console.log(lineOf(one));
  };
  try {
    await work({ stack, note, soakMinutes });
  } catch (error) {
    failed += 1;
    console.error(`${part} could not be measured:`, error);
  }
}
await (await running)?.stop();
rmSync(stateDir, { recursive: true, force: true });

const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${round(totalmem() / 2 ** 30)} GiB`;
const at = new Date().toISOString();
mkdirSync(join(root, "tests/results"), { recursive: true });
writeFileSync(join(root, "tests/results/bench.json"), JSON.stringify({ at, machine, figures }, null, 2));
writeFileSync(join(root, "tests/results/bench.txt"), `${at}, ${machine}\n${figures.map(lineOf).join("\n")}\n`);
console.log(`\n${machine}; written to tests/results/bench.txt`);
process.exitCode = failed > 0 ? 1 : 0;
