import { globSync } from "node:fs";
import * as v from "valibot";
import { projectFolder } from "../../local/settings.ts";

/** What the build wrote about itself (src/app/prerender/host-files.ts). */
const siteSchema = v.object({
  version: v.string(),
  site: v.string(),
  backend: v.string(),
  publishableKey: v.string(),
  pages: v.record(v.string(), v.string()),
});

export interface Shop {
  site: string;
  backend: string;
  key: string;
  built: v.InferOutput<typeof siteSchema>;
  functions: readonly string[];
}

/** One thing to look at. `look` says in plain words what is wrong, or nothing. */
export interface Check {
  what: string;
  mend: string;
  look: (shop: Shop) => Promise<string | undefined>;
}

const PATIENCE_MS = 15_000;

/** As a stranger's browser would ask from the shop's own page, without following anybody elsewhere. */
export const ask = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS), ...init });

/** A call of the backend's, as the site's own pages make it. */
export const callAs = ({ site, key }: Shop, body: unknown): RequestInit => ({
  method: "POST",
  headers: { origin: site, apikey: key, "content-type": "application/json" },
  body: JSON.stringify(body),
});

const deployedFunctions = () =>
  globSync("supabase/functions/*/index.ts", { cwd: projectFolder }).map((path) => path.split(/[\\/]/)[2] ?? "");

export type FoundShop = { ok: true; shop: Shop } | { ok: false; why: string };

export async function findShop(address: string): Promise<FoundShop> {
  if (!URL.canParse(address)) return { ok: false, why: `${address} is not a web address.` };
  const site = new URL(address).origin;
  try {
    const answer = await ask(`${site}/site.json`);
    const parsed = v.safeParse(siteSchema, answer.ok ? await answer.json() : null);
    if (!parsed.success) {
      return {
        ok: false,
        why: `${site}/site.json is not what our build writes: another site, or an upload that was cut short.`,
      };
    }
    const built = parsed.output;
    const backend = built.backend === "" ? site : built.backend;
    return { ok: true, shop: { site, backend, key: built.publishableKey, built, functions: deployedFunctions() } };
  } catch (error) {
    return {
      ok: false,
      why: `${site} does not answer as a shop: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}
