import { globSync } from "node:fs";
import { writeTexts } from "../../src/app/prerender/texts/write-texts.ts";
import { changedFiles, lastBase } from "./changed-files.ts";
import { run, root } from "./run.ts";
import { touchedTests } from "./touched-tests.ts";

const WITHIN_MS = 60_000;
const LAST_BEGIN_MS = 40_000;
/** Fewer schedules: a broken rule shows in few, rare orders in `npm test`. */
const FEW = {
  SIM_SCHEDULES: "1000",
  SIM_SYNC_CYCLES: "500",
  SIM_DEXIE_SCHEDULES: "20",
  SIM_GUIDES: "20",
  SIM_GUIDES_SQL: "10",
  LEDGER_SCHEDULES: "5",
};

const started = Date.now();
const passed = () => Date.now() - started;
let failed = 0;

async function step(name: string, command: string, args: string[]): Promise<void> {
  const startedAt = Date.now();
  const { code, output } = await run(command, args, { quiet: true, env: FEW });
  if (code !== 0) failed += 1;
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  if (code !== 0) console.log(output.trimEnd());
}

const since = process.argv[2] ?? lastBase();
const changed = changedFiles(since);
const scripts = changed.filter((file) => /^(src|sw|supabase|tests)\/.*\.(ts|tsx|mjs|css)$/.test(file));
writeTexts(root);
const compiled = changed.flatMap((file) => {
  const part = /^src\/languages\/(\w+\/[\w-]+)\.json$/.exec(file)?.[1];
  return part === undefined ? [] : [`.cache/texts/${part}.ts`];
});
const migrations = changed.filter((file) => file.startsWith("supabase/migrations/"));
const database = touchedTests(changed, globSync("tests/database/*.test.ts", { cwd: root }));
const projects = ["unit", "stores", "screens", "architecture"].flatMap((name) => ["--project", name]);
console.log(`${changed.length} files changed`);

await Promise.all([
  (async () => {
    await step("format", "oxfmt", ["--check", "--no-error-on-unmatched-pattern", ...changed]);
    await step("types", "tsc", ["-b"]);
    await step("lint", "oxlint", ["--deny-warnings", ...scripts]);
    if (migrations.length > 0) await step("migrations", "squawk", migrations);
  })(),
  step("what uses them", "vitest", ["related", "--run", "--passWithNoTests", ...projects, ...scripts, ...compiled]),
]);
while (database.length > 0 && passed() < LAST_BEGIN_MS) {
  const pair = database.splice(0, 2);
  await step(pair.join(", "), "vitest", ["run", "--project", "database", ...pair]);
}
if (database.length > 0) console.log(`Left for \`npm test\`, not run here: ${database.join(", ")}`);
const { output: listed } = await run("vitest", ["list", "--project", "e2e", "--filesOnly", "--changed", since], {
  quiet: true,
});
const stories = [...new Set(listed.match(/tests\/e2e\/\S+\.e2e\.ts/g))];
if (stories.length > 0) console.log(`Stories of this ground, not run here: npm run test:e2e -- ${stories.join(" ")}`);
console.log(`${failed === 0 ? "Passed" : `${failed} steps failed`} in ${(passed() / 1000).toFixed(0)} s`);
if (passed() > WITHIN_MS) console.log(`Longer than the ${WITHIN_MS / 1000} s that quick means`);
process.exitCode = failed > 0 ? 1 : 0;
