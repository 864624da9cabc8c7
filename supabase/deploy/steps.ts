import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { seedTranslations } from "../local/backend/seed-script.ts";
import { projectFolder } from "../local/settings.ts";
import { sendPictures } from "./pictures.ts";
import { ENV_FILE_QUOTES, secretsFile } from "./secrets-file.ts";
import type { DeploySettings } from "./settings.ts";
import { runSupabaseCli } from "./supabase-cli.ts";
import { tellTelegram } from "./telegram.ts";

type Env = DeploySettings["env"];

export type DeployStep = {
  title: string;
  byHand: string;
  run: (settings: DeploySettings) => Promise<unknown>;
};

const byHand = (...args: string[]) => ["npx supabase", ...args, "--yes"].join(" ");

const step = (title: string, ...args: string[]): DeployStep => ({
  title,
  byHand: byHand(...args),
  run: ({ env }) => runSupabaseCli(args, env),
});

const remote = ({ SUPABASE_DB_URL: url }: Env) => (url === undefined ? "--remote" : `--remote=${url}`);

const database = (title: string, ...args: string[]): DeployStep => ({
  title,
  byHand: byHand(...args, "--remote"),
  run: ({ env }) => runSupabaseCli([...args, remote(env)], env),
});

/** Passes the secret by a private file, since every user of the machine can read arguments. */
async function withPrivateFile(name: string, text: string, use: (file: string) => Promise<unknown>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "journey-"));
  try {
    const file = join(folder, name);
    writeFileSync(file, text, { mode: 0o600 });
    await use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const secrets: DeployStep = {
  title: "The functions' secrets",
  byHand: byHand("secrets", "set", "--env-file", "<file>"),
  run: ({ env, secrets: values }) =>
    withPrivateFile("secrets.env", secretsFile(values), (file) =>
      runSupabaseCli(["secrets", "set", "--env-file", file], env),
    ),
};

const environmentFile: DeployStep = {
  title: "The functions' environment",
  byHand: ".env.functions",
  run: async ({ secrets: values, backendUrl, publishableKey, selfHostedKey = "" }) => {
    const platform = {
      SUPABASE_URL: backendUrl,
      SUPABASE_ANON_KEY: publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: selfHostedKey,
    };
    const text = secretsFile({ ...platform, ...values }, ENV_FILE_QUOTES);
    writeFileSync(join(projectFolder, ".env.functions"), text, { mode: 0o600 });
    console.log("Restart the functions, which read it when they start (docs/hosts.md).");
  },
};

const sqlText = (value = "") => `'${value.replaceAll("'", "''")}'`;

const housekeeping: DeployStep = {
  title: "The minute's housekeeping",
  byHand: byHand("db", "query", "--file", "<file>", "--remote"),
  run: ({ env }) => {
    const sql = readFileSync(join(projectFolder, "supabase/deploy/housekeeping.sql"), "utf8").replaceAll(
      /%([A-Z_]+)%/g,
      (_, name: string) => sqlText(env[name]),
    );
    return withPrivateFile("housekeeping.sql", sql, (file) =>
      runSupabaseCli(["db", "query", remote(env), "--file", file], env),
    );
  },
};

const exampleTranslations: DeployStep = {
  title: "The examples' translations",
  byHand: byHand("db", "query", "--file", "<file>", "--remote"),
  run: ({ env }) =>
    withPrivateFile("translations.sql", seedTranslations(join(projectFolder, "supabase")), (file) =>
      runSupabaseCli(["db", "query", remote(env), "--file", file], env),
    ),
};

const query = (title: string, sql: string): DeployStep => ({
  title,
  byHand: byHand("db", "query", `"${sql}"`, "--remote"),
  run: ({ env }) => runSupabaseCli(["db", "query", sql, remote(env)], env),
});

const firstCurrency = (currency: string) =>
  query(
    "What the payment provider charges, if an owner has not set it",
    `update private.shop_settings set charged_currency = ${sqlText(currency)} where charged_currency is null`,
  );

const inviteOwner = (owner: string) =>
  query("The owner's invitation, mailed within a minute", `select private.invite_member(${sqlText(owner)}, 'owner')`);

const senderSchema = v.tuple([v.object({ mail_from: v.string(), mail_name: v.string() })]);

/** Auth has one sender for all its mails, so it gets the desk's, if the desk has set one. */
async function pushConfig({ env }: DeploySettings): Promise<void> {
  const sql = "select mail_from, mail_name from private.shop_settings";
  const answer = await runSupabaseCli(["db", "query", sql, remote(env), "--read-only", "--output-format", "json"], env);
  const [{ mail_from, mail_name }] = v.parse(senderSchema, JSON.parse(answer));
  const sender = {
    ...(mail_from ? { MAIL_FROM_ADDRESS: mail_from } : {}),
    ...(mail_name ? { MAIL_FROM_NAME: mail_name } : {}),
  };
  await runSupabaseCli(["config", "push"], { ...env, ...sender });
}

type Wish = {
  examples: boolean;
  owner: string | undefined;
  currency: string | undefined;
  projectId: string;
  isSelfHosted?: boolean;
  hasBot?: boolean;
};

export function deploySteps(wish: Wish): DeployStep[] {
  const { examples, owner, currency, projectId, isSelfHosted = false, hasBot = false } = wish;
  const push = database("Tables, rules and rights", "db", "push", ...(examples ? ["--include-seed"] : []));
  const pictures = { title: "The examples' pictures", byHand: "npm run deploy -- --examples", run: sendPictures };
  const project = isSelfHosted
    ? [push, environmentFile]
    : [
        step("The project", "link", "--project-ref", projectId),
        push,
        { title: "Auth, its mails, limits", byHand: byHand("config", "push"), run: pushConfig },
        secrets,
        step("The functions", "functions", "deploy", "--use-api"),
      ];
  const queries = [...(currency ? [firstCurrency(currency)] : []), ...(owner ? [inviteOwner(owner)] : [])];
  const bot = {
    title: "The Telegram bot",
    byHand: "npm run deploy",
    run: (told: DeploySettings) => tellTelegram(told),
  };
  const rest = [housekeeping, ...(hasBot ? [bot] : []), ...queries];
  return [...project, ...(examples ? [pictures, exampleTranslations] : []), ...rest];
}
