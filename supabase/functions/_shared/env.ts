/** The only place that reads the environment; a missing name is told, a wrong one fails at the start. */
type Source = { get: (name: string) => string | undefined };

const source = (): Source => {
  const deno = (globalThis as { Deno?: { env: Source } }).Deno;
  if (deno) return deno.env;
  const node = (globalThis as { process?: { env: Record<string, string | undefined> } }).process;
  return { get: (name) => node?.env[name] };
};

export const optional = (name: string, env: Source = source()): string | undefined => env.get(name) || undefined;

export const required = (name: string, env: Source = source()): string => {
  const value = env.get(name);
  if (value) return value;
  throw new Error(`The environment variable ${name} is missing.`);
};

/** Hosted Supabase gives its keys as JSON by name; the default one is ours. */
const keyOf = (name: string, env: Source): string => {
  const keys: { default?: string } = JSON.parse(required(name, env));
  if (keys.default) return keys.default;
  throw new Error(`The environment variable ${name} has no default key.`);
};

export type PlatformEnv = { supabaseUrl: string; publishableKey: string; secretKey: string; siteUrl: string };

export const platformEnv = (env: Source = source()): PlatformEnv => ({
  supabaseUrl: required("SUPABASE_URL", env),
  publishableKey: keyOf("SUPABASE_PUBLISHABLE_KEYS", env),
  secretKey: keyOf("SUPABASE_SECRET_KEYS", env),
  siteUrl: required("SITE_URL", env),
});
