import { type Variable, variables } from "./env-example.ts";
import { isSecretKey } from "./secret-key.ts";
import { ENV_FILE_QUOTES, quoted } from "./secrets-file.ts";
import {
  contractProblems,
  currencyProblems,
  type Env,
  mailProblems,
  originProblems,
  refusedAtStart,
} from "./settings-problems.ts";

export type DeploySettings = {
  env: Record<string, string>;
  secrets: Record<string, string>;
  projectId: string;
  siteUrl: string;
  backendUrl: string;
  publishableKey: string;
  selfHostedKey: string | undefined;
};

export type ReadDeploySettings = { ok: true; settings: DeploySettings } | { ok: false; problems: string[] };

/** A self-hosted Supabase has no project at supabase.com and configures Auth where it runs. */
const HOSTED_ONLY = ["The project", "Mails about accounts"];

const withoutSlash = (url: string) => url.replace(/\/+$/, "");
const projectOf = (url: string) => /^https:\/\/([a-z]{20})\.supabase\.co$/.exec(url)?.[1];

export function readDeploySettings(given: Env): ReadDeploySettings {
  const documented = variables();
  const selfHostedKey = given["SUPABASE_SERVICE_ROLE_KEY"] || undefined;
  const isNeeded = ({ name, needed, section }: Variable) =>
    selfHostedKey === undefined ? needed : name === "SUPABASE_DB_URL" || (needed && !HOSTED_ONLY.includes(section));
  const problems = documented
    .filter((one) => isNeeded(one) && !given[one.name])
    .map(({ name }) => `${name} is not set.`);
  const siteUrl = withoutSlash(given["VITE_SITE_URL"] ?? "");
  const backendUrl = withoutSlash(given["VITE_SUPABASE_URL"] ?? "");
  problems.push(...originProblems({ VITE_SITE_URL: siteUrl, VITE_SUPABASE_URL: backendUrl }));
  const projectId = selfHostedKey ? "own" : given["SUPABASE_PROJECT_ID"] || projectOf(backendUrl);
  if (projectId === undefined && backendUrl !== "") {
    problems.push("SUPABASE_PROJECT_ID is not set, and VITE_SUPABASE_URL does not tell it.");
  }
  problems.push(...mailProblems(given), ...contractProblems(given), ...currencyProblems(given));
  if (isSecretKey(given["VITE_SUPABASE_KEY"] ?? "")) {
    problems.push("VITE_SUPABASE_KEY holds a secret key: the site would show it to everybody.");
  }
  if (problems.length > 0 || projectId === undefined) return { ok: false, problems };

  const made: Record<string, string> = {
    SITE_URL: siteUrl,
    HOUSEKEEPING_URL: `${backendUrl}/functions/v1/housekeeping`,
    OCTO_NOTIFY_URL: given["OCTO_NOTIFY_URL"] || `${backendUrl}/functions/v1/payment-webhook`,
  };
  // oxlint-disable-next-line journey/sentence-compared -- a heading of .env.example is its format
  const functionNames = documented.filter(({ section }) => section === "The functions").map(({ name }) => name);
  const secrets: Record<string, string> = {};
  for (const name of ["SITE_URL", ...functionNames]) {
    const value = made[name] ?? given[name];
    if (value) secrets[name] = value;
  }
  problems.push(...refusedAtStart(secrets));
  for (const [name, value] of Object.entries(secrets)) {
    if (quoted(value, selfHostedKey ? ENV_FILE_QUOTES : undefined) === undefined)
      problems.push(`${name} holds quotes that cannot be written together.`);
  }
  if (problems.length > 0) return { ok: false, problems };
  const env: Record<string, string> = { ...made, SUPABASE_PROJECT_ID: projectId };
  for (const { name } of documented) {
    const value = given[name];
    if (value) env[name] ??= value;
  }
  return {
    ok: true,
    settings: {
      env,
      secrets,
      projectId,
      siteUrl,
      backendUrl,
      publishableKey: given["VITE_SUPABASE_KEY"] ?? "",
      selfHostedKey,
    },
  };
}
