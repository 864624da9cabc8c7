import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { adminOnly, byteReport, circles, firstLoad, measureBudgets, origins, precached } from "./budgets.ts";
import { measuredBuild } from "./measured-build.ts";
import { root } from "./run.ts";

const build = await measuredBuild();
const budgets = measureBudgets(build);
const over = budgets.filter(({ kib, most }) => kib > most);
const strays = adminOnly(build).filter((name) => precached(build.folder).includes(name));

const lines = budgets.map(
  ({ what, kib, most }) => `${kib > most ? "OVER" : "    "} ${String(kib).padStart(7)} of ${most} KiB  ${what}`,
);
const first = origins(firstLoad(build)).map(([name, bytes]) => `${name} ${Math.round(bytes / 1024)}`);
mkdirSync(join(root, "tests/results"), { recursive: true });
writeFileSync(
  join(root, "tests/results/bytes.txt"),
  `KiB with brotli\n${lines.join("\n")}\n\nFirst load before compression, KiB: ${first.join(", ")}\n\n${byteReport(build)}\n`,
);

const screens = budgets.filter(({ what }) => what.includes("on top of"));
console.log(
  [...budgets.filter((one) => !screens.includes(one)), ...screens.slice(0, 1)]
    .map(({ what, kib, most }) => `     ${what}: ${kib} of ${most} KiB`)
    .join("\n"),
);
console.log(
  `     first load before compression, KiB: ${first.slice(0, 7).join(", ")}; all of it: tests/results/bytes.txt`,
);
for (const { what, kib, most } of over) console.log(`OVER ${what}: ${kib} KiB, allowed are ${most}`);
if (strays.length > 0)
  console.log(`OVER the precache holds ${strays.length} files of the operator's screens: ${strays.join(", ")}`);
const around = circles(build.chunks);
if (around.length > 0) console.log(`OVER files that import one another: ${around.join(", ")}`);
process.exitCode = over.length > 0 || strays.length > 0 || around.length > 0 ? 1 : 0;
