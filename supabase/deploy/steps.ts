import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sendPictures } from "./pictures.ts";
import type { DeploySettings } from "./settings.ts";
import { supabase } from "./supabase-cli.ts";

export interface Step {
  title: string;
  /** The same by hand, as the README says it. */
  byHand: string;
  run: (settings: DeploySettings) => Promise<unknown>;
}

const step = (title: string, ...args: string[]): Step => ({
  title,
  byHand: ["npx supabase", ...args].join(" "),
  run: ({ env }) => supabase(args, env),
});

/** The database of the linked project, or the one an address was given for. */
const database = (title: string, ...args: string[]): Step => ({
  title,
  byHand: ["npx supabase", ...args, "--remote"].join(" "),
  run: ({ env }) => {
    const url = env["SUPABASE_DB_URL"];
    return supabase([...args, url === undefined ? "--remote" : `--remote=${url}`], env);
  },
});

/** By a file that only we may read: arguments are seen by everybody on the machine. */
const secrets: Step = {
  title: "The functions' secrets",
  byHand: "npx supabase secrets set --env-file <file>",
  run: async ({ env, secrets: values }) => {
    const folder = mkdtempSync(join(tmpdir(), "journey-secrets-"));
    try {
      const file = join(folder, "secrets.env");
      const lines = Object.entries(values).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
      writeFileSync(file, lines.join("\n"), { mode: 0o600 });
      await supabase(["secrets", "set", "--env-file", file], env);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

export function deploySteps({ examples, projectId }: { examples: boolean; projectId: string }): Step[] {
  const seed = examples ? ["--include-seed"] : [];
  return [
    step("The project", "link", "--project-ref", projectId),
    database("Tables, rules and rights", "db", "push", ...seed),
    step("Auth, its letters, limits", "config", "push"),
    secrets,
    step("The functions", "functions", "deploy", "--use-api"),
    ...(examples
      ? [{ title: "The examples' pictures", byHand: "npm run deploy -- --examples", run: sendPictures }]
      : []),
    database("The minute's housekeeping", "db", "query", "--file", "supabase/deploy/housekeeping.sql"),
  ];
}
