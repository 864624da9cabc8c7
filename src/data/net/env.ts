import * as v from "valibot";

const origin = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((value) => value.replace(/\/+$/, "")),
    v.union([v.literal(""), v.pipe(v.string(), v.url())]),
  ),
  "",
);

const envSchema = v.object({
  VITE_SUPABASE_URL: origin,
  VITE_SUPABASE_KEY: v.optional(v.string(), ""),
  VITE_SITE_URL: origin,
  VITE_CONTACT_EMAIL: v.optional(v.string()),
  VITE_CONTACT_PHONE: v.optional(v.string()),
  VITE_CONTACT_ADDRESS: v.optional(v.string()),
});

export type ClientEnv = {
  /** As it was set, '' for the same origin: addresses in prerendered pages must not depend on where they were made. */
  assetBase: string;
  canonicalOrigin: string;
  supabaseUrl: string;
  supabaseKey: string;
  siteUrl: string;
  contactEmail: string | undefined;
  contactPhone: string | undefined;
  contactAddress: string | undefined;
};

/** Empty addresses mean "the origin this page came from": the local stack serves app and API together. */
export function parseEnv(raw: unknown, ownOrigin: string): ClientEnv {
  const parsed = v.safeParse(envSchema, raw);
  if (!parsed.success) {
    const names = parsed.issues.map((issue) => v.getDotPath(issue) ?? "environment").join(", ");
    throw new Error(`Wrong build-time settings: ${names}`);
  }
  const values = parsed.output;
  return {
    assetBase: values.VITE_SUPABASE_URL,
    canonicalOrigin: values.VITE_SITE_URL,
    supabaseUrl: values.VITE_SUPABASE_URL || ownOrigin,
    supabaseKey: values.VITE_SUPABASE_KEY,
    siteUrl: values.VITE_SITE_URL || ownOrigin,
    contactEmail: values.VITE_CONTACT_EMAIL || undefined,
    contactPhone: values.VITE_CONTACT_PHONE || undefined,
    contactAddress: values.VITE_CONTACT_ADDRESS || undefined,
  };
}

// `location` is missing on the prerendering server and in tests; `import.meta.env` where no bundler ran.
const ownOrigin = (globalThis as { location?: { origin: string } }).location?.origin ?? "";

export const env: ClientEnv = parseEnv(import.meta.env ?? {}, ownOrigin);
