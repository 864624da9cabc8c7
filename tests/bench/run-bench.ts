import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { descendants, memoryOf } from "../support/processes.ts";
import { root } from "../support/run.ts";
import { startStack } from "../support/stack.ts";

// Figures, not verdicts: what it takes to stand, and what a first visit weighs. Written to tests/results/bench.json.
type Figure = { what: string; figure: number; unit: string };

const figures: Figure[] = [];
const note = (what: string, figure: number, unit: string) => figures.push({ what, figure, unit });

const seconds = (since: number) => Math.round((Date.now() - since) / 100) / 10;

const weigh = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 1024;

/** What the home page itself names: its own scripts and styles, as a browser fetches them first. */
const firstLoad = (dist: string, kind: "js" | "css") => {
  const html = readFileSync(join(dist, "index.html"), "utf8");
  const names = new Set(
    [...html.matchAll(new RegExp(`/assets/([^"']+\\.${kind})`, "g"))].map((match) => match[1] ?? ""),
  );
  const sizes = [...names].map(
    (name) => statSync(join(dist, "assets", `${name}.br`), { throwIfNoEntry: false })?.size ?? 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
};

const stateDir = mkdtempSync(join(tmpdir(), "journey-bench-"));
let started = Date.now();
const first = await startStack({ stateDir });
note("first start, build included", seconds(started), "s");
await first.stop();

started = Date.now();
const second = await startStack({ stateDir });
note("second start", seconds(started), "s");
for (let n = 0; n < 20; n += 1) await fetch(`${second.url}/rest/v1/tours?apikey=${second.keys.publishable}`);
const pid = second.process.pid ?? 0;
note("memory of all processes", memoryOf([pid, ...descendants(pid)]), "MiB");

const dist = join(stateDir, "dist");
note("scripts named by / (brotli)", Math.round(firstLoad(dist, "js")), "KiB");
note("styles named by / (brotli)", Math.round(firstLoad(dist, "css")), "KiB");
note("all scripts of the app (brotli)", Math.round(weigh(join(dist, "assets"), ".js.br")), "KiB");
note("service worker (brotli)", Math.round(statSync(join(dist, "sw.js.br")).size / 1024), "KiB");
await second.stop();
rmSync(stateDir, { recursive: true, force: true });

mkdirSync(join(root, "tests/results"), { recursive: true });
const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`;
writeFileSync(join(root, "tests/results/bench.json"), JSON.stringify({ at: new Date(), machine, figures }, null, 2));
console.log(machine);
for (const { what, figure, unit } of figures) console.log(`${what.padEnd(36)} ${String(figure).padStart(7)} ${unit}`);
