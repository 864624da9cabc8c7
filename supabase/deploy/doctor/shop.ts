import * as v from "valibot";

const siteSchema = v.object({
  version: v.string(),
  release: v.string(),
  migration: v.string(),
  site: v.string(),
  backend: v.string(),
  publishableKey: v.string(),
  pages: v.record(v.string(), v.string()),
});

export type Backend = {
  site: string;
  backend: string;
  key: string;
};

export type Shop = Backend & {
  built: v.InferOutput<typeof siteSchema>;
};

export type Check<Place extends Backend = Shop> = {
  what: string;
  mend: string;
  isAdvice?: true;
  look: (place: Place) => Promise<string | undefined>;
};

const PATIENCE_MS = 15_000;

/** Redirects are not followed: they could lead to another site. */
export const ask = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS), ...init });

export const callAs = ({ site, key }: Backend, body: unknown): RequestInit => ({
  method: "POST",
  headers: { origin: site, apikey: key, "content-type": "application/json" },
  body: JSON.stringify(body),
});

const CAUSES: readonly [code: RegExp, words: string][] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, "no such name is known: its DNS entry is missing or not known everywhere yet"],
  [/^ECONNREFUSED$/, "nobody listens there"],
  [/CERT|SSL|TLS/, "its certificate is not valid"],
  [/^(ECONNRESET|UND_ERR_SOCKET)$/, "it broke off"],
];

export function whyUnreachable(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `no answer within ${PATIENCE_MS / 1000} s`;
  const { code = "" } = (error.cause ?? {}) as { code?: string };
  const words = CAUSES.find(([known]) => known.test(code))?.[1];
  return words ? `${words} (${code})` : `${error.message}${code && ` (${code})`}`;
}

const NOT_OURS = "is not what our build writes: another site, or an upload that was cut short.";

export type FoundShop = { ok: true; shop: Shop } | { ok: false; why: string };

export async function findShop(address: string): Promise<FoundShop> {
  if (!URL.canParse(address)) return { ok: false, why: `${address} is not a web address.` };
  const site = new URL(address).origin;
  try {
    const answer = await ask(`${site}/site.json`);
    const parsed = v.safeParse(siteSchema, answer.ok ? await answer.json() : null);
    if (!parsed.success) return { ok: false, why: `${site}/site.json ${NOT_OURS}` };
    const built = parsed.output;
    const backend = built.backend === "" ? site : built.backend;
    return { ok: true, shop: { site, backend, key: built.publishableKey, built } };
  } catch (error) {
    return { ok: false, why: `${site} does not answer as a shop: ${whyUnreachable(error)}.` };
  }
}
