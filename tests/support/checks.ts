import { globSync } from "node:fs";
import { writeTexts } from "../../src/app/prerender/texts/write-texts.ts";
import { run, root } from "./run.ts";

export type Check = { name: string; command: string; args: () => string[]; tells?: boolean };

const functionEntries = () => globSync("supabase/functions/*/index.ts", { cwd: root });

export const checks: Check[] = [
  { name: "format", command: "oxfmt", args: () => ["--check", "."] },
  { name: "texts", command: "node", args: () => ["src/app/prerender/texts/run-texts.ts", "check"] },
  { name: "types", command: "tsc", args: () => ["-b"] },
  { name: "lint", command: "oxlint", args: () => ["--deny-warnings"] },
  { name: "dead code", command: "knip", args: () => [] },
  { name: "migrations", command: "squawk", args: () => globSync("supabase/migrations/*.sql", { cwd: root }) },
  {
    name: "edge functions",
    command: "deno",
    args: () => ["check", "--quiet", ...functionEntries(), "supabase/local/functions-router.ts"],
  },
  { name: "budgets", command: "node", args: () => ["tests/support/run-budgets.ts"], tells: true },
];

export const runChecks = async () => {
  writeTexts(root);
  let failed = 0;
  for (const check of checks) {
    const started = Date.now();
    const { code, output } = await run(check.command, check.args(), { quiet: true });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? "ok  " : "FAIL"} ${check.name} (${seconds} s)`);
    if (code !== 0 || check.tells) console.log(output.trimEnd());
    failed += code === 0 ? 0 : 1;
  }
  return { passed: checks.length - failed, failed };
};
