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

export type ReadEnv = { required: (name: string) => string; optional: (name: string) => string | undefined };

/** Hosted Supabase passes its keys as JSON by name; an older project has one variable per key. */
const keyOf = (names: string, older: string, env: Source): string => {
  const byName: { default?: string } = JSON.parse(optional(names, env) ?? "{}");
  const key = byName.default ?? optional(older, env);
  if (key) return key;
  throw new Error(`The environment variable ${names} has no default key, and ${older} is missing.`);
};

export type PlatformEnv = {
  supabaseUrl: string;
  publishableKey: string;
  secretKey: string;
  siteUrl: string;
  publicUrl: string;
};

export const platformEnv = (env: Source = source()): PlatformEnv => ({
  supabaseUrl: required("SUPABASE_URL", env),
  publishableKey: keyOf("SUPABASE_PUBLISHABLE_KEYS", "SUPABASE_ANON_KEY", env),
  secretKey: keyOf("SUPABASE_SECRET_KEYS", "SUPABASE_SERVICE_ROLE_KEY", env),
  siteUrl: required("SITE_URL", env),
  /** Functions may reach the backend by another address than browsers do. */
  publicUrl: optional("SUPABASE_PUBLIC_URL", env) ?? required("SUPABASE_URL", env),
});
