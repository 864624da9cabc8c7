export type ClientEnv = {
  /** Empty for the same origin, because prerendered pages must not depend on the build machine. */
  assetBase: string;
  supabaseUrl: string;
  supabaseKey: string;
  siteUrl: string;
};

function isAddress(value: string): boolean {
  try {
    return new URL(value).href !== "";
  } catch {
    return false;
  }
}

/** Parses without valibot, which the first paint does not load. */
export function parseEnv(raw: unknown, ownOrigin: string): ClientEnv {
  const values = new Map<string, unknown>(Object.entries(Object(raw)));
  const text = (name: string) => String(values.get(name) ?? "").trim();
  function origin(name: string): string {
    const value = text(name).replace(/\/+$/, "");
    if (value !== "" && !isAddress(value)) throw new Error(`Wrong build-time settings: ${name}`);
    return value;
  }
  const assetBase = origin("VITE_SUPABASE_URL");
  return {
    assetBase,
    supabaseUrl: assetBase || ownOrigin,
    supabaseKey: text("VITE_SUPABASE_KEY"),
    siteUrl: origin("VITE_SITE_URL") || ownOrigin,
  };
}

// `location` is missing in prerendering and tests, `import.meta.env` without a bundler.
const ownOrigin = (globalThis as { location?: { origin: string } }).location?.origin ?? "";

export const env: ClientEnv = parseEnv(import.meta.env ?? {}, ownOrigin);
