import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { root } from "../support/run.ts";
import { startStack, type Stack } from "../support/stack.ts";
import { benchColdStart } from "./cold-start.ts";
import { round, type Bench, type Figure } from "./figures.ts";
import { benchInteractions } from "./interactions.ts";
import { figureOf, isBeyond, ratioTo } from "./judge.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { limitOf, limits, wordsOf } from "./limits.ts";
import { benchSizes } from "./sizes/bench-sizes.ts";
import { benchStanding } from "./standing.ts";
import { benchSync } from "./sync.ts";
import { benchSyncs } from "./syncs/bench-syncs.ts";
import { benchTaps } from "./taps.ts";

const parts: Record<string, (bench: Bench) => Promise<void>> = {
  standing: benchStanding,
  lighthouse: benchLighthouse,
  interactions: benchInteractions,
  taps: benchTaps,
  sync: benchSync,
  cold: benchColdStart,
  sizes: benchSizes,
  syncs: benchSyncs,
};
const ONLY_NAMED = ["sizes", "syncs"];

const filters = process.argv.slice(2);
const unknown = filters.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(", ")}. There are ${Object.keys(parts).join(", ")}`);

const figures: Figure[] = [];
const stateDir = mkdtempSync(join(tmpdir(), "journey-bench-"));
let running: Promise<Stack> | undefined;
const stack = () => (running ??= startStack({ stateDir }));

const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${round(totalmem() / 2 ** 30)} GiB`;
const results = join(root, "tests/results");
const resultFile = join(results, "bench.json");
type Run = { at: string; machine: string; figures: Figure[] };
const before: Run | undefined = existsSync(resultFile) ? JSON.parse(readFileSync(resultFile, "utf8")) : undefined;
const last: Figure[] = before?.machine === machine ? before.figures : [];
const isSame = (one: Figure) => (other: Figure) => one.part === other.part && one.what === other.what;

const lineOf = (one: Figure): string => {
  const { what, figure, unit, note, noise, beside } = one;
  const limit = limitOf(one);
  const [ofBare, ofLast] = [ratioTo(figure, beside), ratioTo(figure, last.find(isSame(one))?.figure)];
  const more = [
    noise !== undefined && `± ${noise}`,
    note,
    ofBare !== undefined && `${ofBare} of bare`,
    ofLast !== undefined && `${ofLast} of last`,
    isBeyond(one, limit) && limit && `BEYOND ITS LIMIT, ${wordsOf(limit)}`,
  ].filter(Boolean);
  return `${what.padEnd(58)} ${String(figure).padStart(18)} ${unit}${more.length > 0 ? ` (${more.join("; ")})` : ""}`;
};
let failed = 0;
for (const [part, work] of Object.entries(parts)) {
  if (filters.length > 0 ? !filters.includes(part) : ONLY_NAMED.includes(part)) continue;
  console.log(`\n${part} (load of the machine before: ${round(loadavg()[0] ?? 0, 1)})`);
  const note: Bench["note"] = (what, measured, unit, more, beside) => {
    const { note: runs, ...figure } = figureOf(measured);
    const words = [runs, more].filter(Boolean).join(", ");
    const one = {
      part,
      what,
      ...figure,
      unit,
      ...(words ? { note: words } : {}),
      ...(beside === undefined ? {} : { beside }),
    };
    figures.push(one);
    console.log(lineOf(one));
  };
  try {
    await work({ stack, note });
  } catch (error) {
    failed += 1;
    console.error(`${part} could not be measured:`, error);
  }
}
await (await running)?.stop();
rmSync(stateDir, { recursive: true, force: true });

const at = new Date().toISOString();
const beyond = figures.filter((one) => isBeyond(one, limitOf(one)));
const older = last.filter((one) => !figures.some(({ part }) => part === one.part));
mkdirSync(results, { recursive: true });
const all: Run = { at, machine, figures: [...older, ...figures] };
writeFileSync(resultFile, JSON.stringify(all, null, 2));
writeFileSync(join(results, "bench.txt"), `${at}, ${machine}\n${figures.map(lineOf).join("\n")}\n`);
console.log(`\n${machine}; written to tests/results/bench.txt`);
const idle = filters.length > 0 ? [] : Object.keys(limits).filter((name) => !figures.some(({ what }) => what === name));
if (idle.length > 0) console.log(`Limits of figures that were not measured: ${idle.join("; ")}`);
if (beyond.length > 0) console.log(`Beyond their limits by more than their noise:\n${beyond.map(lineOf).join("\n")}`);
process.exitCode = failed + beyond.length + idle.length > 0 ? 1 : 0;
