import { variables } from "./env-example.ts";

type Env = Readonly<Record<string, string | undefined>>;

export interface DeploySettings {
  /** What the CLI and config.toml are told. */
  env: Record<string, string>;
  /** The functions' secrets. */
  secrets: Record<string, string>;
  projectId: string;
  siteUrl: string;
  backendUrl: string;
  publishableKey: string;
}

export type ReadDeploySettings = { ok: true; settings: DeploySettings } | { ok: false; problems: string[] };

/** Two ways to send letters, and what each cannot do without. */
const TRANSPORTS: Readonly<Record<string, readonly string[]>> = {
  http: ["MAIL_API_KEY"],
  smtp: ["SMTP_HOST", "SMTP_PORT"],
};

const withoutSlash = (url: string) => url.replace(/\/+$/, "");
const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const projectOf = (url: string) => /^https:\/\/([a-z]{20})\.supabase\.co$/.exec(url)?.[1];

/** All that is missing or wrong, by name, before anything is changed. */
export function readDeploySettings(given: Env): ReadDeploySettings {
  const known = variables();
  const problems = known.filter(({ name, needed }) => needed && !given[name]).map(({ name }) => `${name} is not set.`);
  const siteUrl = withoutSlash(given["VITE_SITE_URL"] ?? "");
  const backendUrl = withoutSlash(given["VITE_SUPABASE_URL"] ?? "");
  for (const [name, url] of [
    ["VITE_SITE_URL", siteUrl],
    ["VITE_SUPABASE_URL", backendUrl],
  ] as const) {
    if (url !== "" && !isWebAddress(url)) problems.push(`${name} is not a web address: ${url}`);
  }
  const projectId = given["SUPABASE_PROJECT_ID"] || projectOf(backendUrl);
  if (projectId === undefined && backendUrl !== "") {
    problems.push("SUPABASE_PROJECT_ID is not set, and VITE_SUPABASE_URL does not tell it.");
  }
  const transport = given["MAIL_TRANSPORT"];
  if (transport) {
    const needs = TRANSPORTS[transport];
    if (needs === undefined) problems.push(`MAIL_TRANSPORT must be http or smtp, not ${transport}.`);
    const missing = (needs ?? []).filter((name) => !given[name]);
    problems.push(...missing.map((name) => `${name} is not set, and MAIL_TRANSPORT is ${transport}.`));
  }
  if (given["VITE_SUPABASE_KEY"]?.startsWith("sb_secret_")) {
    problems.push("VITE_SUPABASE_KEY holds a secret key: the site would show it to everybody.");
  }
  if (problems.length > 0 || projectId === undefined) return { ok: false, problems };

  const made: Record<string, string> = {
    SITE_URL: siteUrl,
    HOUSEKEEPING_URL: `${backendUrl}/functions/v1/housekeeping`,
    OCTO_NOTIFY_URL: given["OCTO_NOTIFY_URL"] || `${backendUrl}/functions/v1/payment-webhook`,
  };
  const functionNames = known.filter(({ section }) => section === "The functions").map(({ name }) => name);
  const secrets: Record<string, string> = {};
  for (const name of ["SITE_URL", ...functionNames]) {
    const value = made[name] ?? given[name];
    if (value) secrets[name] = value;
  }
  const env: Record<string, string> = { ...made, SUPABASE_PROJECT_ID: projectId };
  for (const { name } of known) {
    const value = given[name];
    if (value) env[name] ??= value;
  }
  return {
    ok: true,
    settings: { env, secrets, projectId, siteUrl, backendUrl, publishableKey: given["VITE_SUPABASE_KEY"] ?? "" },
  };
}
