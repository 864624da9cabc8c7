import { globSync } from "node:fs";
import * as v from "valibot";
import { fiscalStateSchema } from "../../../src/domain/desk/today/opening-steps.ts";
import { plural } from "../../../src/languages/en/write.ts";
import { projectFolder } from "../../local/settings.ts";
import { ask, type Backend, callAs, type Check } from "./shop.ts";

const HOUSEKEEPING_LATE_S = 180;
const BACKUP_OLD_DAYS = 8;

const healthSchema = v.object({
  ok: v.literal(true),
  mail: v.optional(v.string()),
  payments: v.optional(v.string()),
  vouchers: v.optional(v.string()),
  push: v.optional(v.string()),
  housekeeping_age_seconds: v.nullish(v.number()),
  housekeeping_failed: v.optional(v.array(v.string())),
  backup_age_days: v.nullish(v.number()),
  has_owner: v.optional(v.boolean()),
  version: v.string(),
  migration: v.nullish(v.string()),
  fiscal: v.optional(fiscalStateSchema),
});
const codeSchema = v.object({ code: v.string() });
const catalogueSchema = v.object({
  tours: v.array(v.object({ image_url: v.nullish(v.string()) })),
  settings: v.optional(v.record(v.string(), v.unknown())),
});

const NECESSARY_SETTINGS = ["email", "phone", "address", "licence_number"] as const;

const functionNames = () =>
  globSync("supabase/functions/*/index.ts", { cwd: projectFolder }).map((path) => path.split(/[\\/]/)[2] ?? "");

const functionAt = ({ backend }: Backend, name: string) => `${backend}/functions/v1/${name}`;

async function codeOf(answer: Response): Promise<string | undefined> {
  const parsed = v.safeParse(codeSchema, await answer.json().catch(() => null));
  return parsed.success ? parsed.output.code : undefined;
}

const OWN_REFUSALS: Readonly<Record<number, string>> = { 400: "invalid_request", 405: "method_not_allowed" };

/**
 * Sends no key and no POST: our code refuses GET with its own code, while a gateway or an empty address answers
 * something else.
 */
async function lookAtFunction(shop: Backend, name: string): Promise<string | undefined> {
  const answer = await ask(functionAt(shop, name));
  const ownCode = OWN_REFUSALS[answer.status];
  if (answer.ok || (ownCode !== undefined && ownCode === (await codeOf(answer)))) return undefined;
  if (answer.status === 401) return `the gateway wants a token before ${name}`;
  if (answer.status === 404) return `${name} is not there`;
  return `${name} answers ${answer.status}`;
}

const allows = (answer: Response, site: string) =>
  ["*", site].includes(answer.headers.get("access-control-allow-origin") ?? "");

async function catalogue(shop: Backend) {
  const answer = await ask(`${shop.backend}/rest/v1/rpc/catalogue_since`, callAs(shop, { since: 0 }));
  const parsed = v.safeParse(catalogueSchema, await answer.json().catch(() => null));
  const tours = parsed.success ? parsed.output.tours : [];
  const own = tours.map(({ image_url: url }) => url).find((url) => url && !/^https?:/.test(url));
  return {
    answer,
    firstPicture: own,
    tours: tours.length,
    settings: parsed.success ? parsed.output.settings : undefined,
  };
}

const NAMED_AT_MOST = 5;

const receipts = (number: number) => `${number} ${plural(number, { one: "receipt", other: "receipts" })}`;

function fiscalProblem({
  has_tin,
  lacking,
  late,
  late_refunds,
}: v.InferOutput<typeof fiscalStateSchema>): string | undefined {
  if (!has_tin) return "the shop has no tax number, so payments carry no fiscal basket";
  const named = lacking.slice(0, NAMED_AT_MOST).join(", ");
  if (lacking.length > NAMED_AT_MOST) return `no MXIK for ${named} and ${lacking.length - NAMED_AT_MOST} more`;
  if (lacking.length > 0) return `no MXIK for ${named}`;
  if (late > 0) return `${receipts(late)} of payments older than a day and still not registered`;
  return late_refunds > 0
    ? `${receipts(late_refunds)} of refunds older than a day and still not registered; Octo documents /fiscal-data for payments only, so ask it how it answers for refunds`
    : undefined;
}

export async function askHealth(shop: Backend) {
  const answer = await ask(functionAt(shop, "health"));
  const parsed = v.safeParse(healthSchema, await answer.json().catch(() => null));
  return parsed.success ? parsed.output : { ok: false as const, status: answer.status };
}

const FIRST_ROUND_MS = 75_000;
const LOOK_AGAIN_MS = 3_000;

export async function firstRound(shop: Backend): Promise<void> {
  for (const until = Date.now() + FIRST_ROUND_MS; Date.now() < until;) {
    const health = await askHealth(shop).catch(() => null);
    if (!health?.ok || typeof health.housekeeping_age_seconds === "number") return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

export const backendChecks: readonly Check<Backend>[] = [
  {
    what: "The functions are reachable",
    mend: "Run `npm run deploy`: it uploads them with verify_jwt = false, as supabase/config.toml says.",
    look: async (shop) => {
      const found = await Promise.all(functionNames().map((name) => lookAtFunction(shop, name)));
      return found.filter((one) => one !== undefined).join("; ") || undefined;
    },
  },
  {
    what: "The backend is well",
    mend: "Look at the logs of the function `health` in the dashboard; mail wants MAIL_TRANSPORT and what belongs to it, charging a rate under Payments or RATES_URL.",
    look: async (shop) => {
      const health = await askHealth(shop);
      if (!health.ok) return `health answers ${health.status}`;
      if (health.mail === "not_set_up") return "the functions cannot send mail: it is not set up";
      if (health.payments === "no_rate")
        return "nobody can pay: there is no exchange rate of the last 30 days to charge at";
      return undefined;
    },
  },
  {
    what: "Vouchers are signed",
    mend: "`npm run voucher-key` writes VOUCHER_KEYS for .env, then `npm run deploy`. Until then the reference lets travelers in.",
    look: async (shop) => {
      const health = await askHealth(shop);
      if (!health.ok) return "health does not tell";
      return health.vouchers === "not_set_up" ? "the functions have no key they can sign with" : undefined;
    },
  },
  {
    what: "Travelers can turn on notifications",
    mend: "`npm run push-key` writes VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY for .env, then `npm run deploy`. Until then mails are the only news.",
    isAdvice: true,
    look: async (shop) => {
      const health = await askHealth(shop);
      if (!health.ok) return "health does not tell";
      return health.push === "not_set_up" ? "the functions have no key for push services" : undefined;
    },
  },
  {
    what: "Housekeeping comes each minute",
    mend: "Run `npm run deploy` again: it schedules the call with the FUNCTION_SECRET that the functions know.",
    look: async (shop) => {
      const health = await askHealth(shop);
      if (!health.ok) return "health does not tell";
      const { housekeeping_age_seconds: age, housekeeping_failed: failed = [] } = health;
      if (failed.length > 0) return `its last round failed at: ${failed.join(", ")}`;
      if (age === null || age === undefined) return "it has never come";
      return age > HOUSEKEEPING_LATE_S ? `it came last ${Math.round(age)} s ago` : undefined;
    },
  },
  {
    what: "Payments by card get fiscal receipts",
    mend: "Set tax number, MXIK and package code after the bank has registered them (docs/decisions/0022-cash-and-fiscal-receipts.md).",
    isAdvice: true,
    look: async (shop) => {
      const health = await askHealth(shop);
      if (!health.ok || !health.fiscal) return "health does not tell";
      return health.payments === "ready" ? fiscalProblem(health.fiscal) : undefined;
    },
  },
  {
    what: "The desk has an owner",
    mend: "Run `npm run deploy -- --owner me@my.shop` and follow the link in the mail.",
    isAdvice: true,
    look: async (shop) => {
      const health = await askHealth(shop);
      if (!health.ok) return "health does not tell";
      return health.has_owner === false ? "no one accepted an invitation as owner yet" : undefined;
    },
  },
  {
    what: "`npm run backup` was run in the last week",
    mend: "Run it and keep the file elsewhere; the host's own backups are not seen here (docs/backups.md).",
    isAdvice: true,
    look: async (shop) => {
      const health = await askHealth(shop);
      if (!health.ok) return "health does not tell";
      const { backup_age_days: age } = health;
      if (age === null || age === undefined) return "it was never run";
      return age >= BACKUP_OLD_DAYS ? `the last backup is ${age} days old` : undefined;
    },
  },
  {
    what: "Pages of the shop may call the backend (CORS)",
    mend: "The functions' secret SITE_URL must be the shop's address: set VITE_SITE_URL and run `npm run deploy`.",
    look: async (shop) => {
      const headers = {
        origin: shop.site,
        "access-control-request-method": "POST",
        "access-control-request-headers": "apikey,content-type",
      };
      const answer = await ask(functionAt(shop, "create-payment"), { method: "OPTIONS", headers });
      if (answer.ok && allows(answer, shop.site)) return undefined;
      return `create-payment lets ${answer.headers.get("access-control-allow-origin") ?? "nobody"} in`;
    },
  },
  {
    what: "The catalogue answers",
    mend: "401: VITE_SUPABASE_KEY is not this project's key, build again. 404: run `npm run deploy`. Empty: add tours at /admin.",
    look: async (shop) => {
      const { answer, tours } = await catalogue(shop);
      if (!answer.ok) return `catalogue_since answers ${answer.status}`;
      if (!allows(answer, shop.site)) return "pages of the shop may not read it";
      return tours === 0 ? "there is no tour in it" : undefined;
    },
  },
  {
    what: "The shop's settings are filled in",
    mend: "Set them at /admin/settings: travelers look for them before they pay.",
    isAdvice: true,
    look: async (shop) => {
      const { settings = {} } = await catalogue(shop);
      const unset = NECESSARY_SETTINGS.filter((name) => !settings[name]);
      if (unset.length > 0) return `not set: ${unset.join(", ").replaceAll("_", " ")}`;
      return String(settings["email"]).endsWith(".example") ? "the contacts are those of the examples" : undefined;
    },
  },
  {
    what: "Pictures load",
    mend: "`npm run deploy -- --examples` sends the examples' pictures; others are uploaded at /admin. The bucket `images` must be public.",
    look: async (shop) => {
      const { firstPicture } = await catalogue(shop);
      if (!firstPicture) return undefined;
      const path = firstPicture.split("/").map(encodeURIComponent).join("/");
      const answer = await ask(`${shop.backend}/storage/v1/object/public/images/${path}`, {
        headers: { origin: shop.site },
      });
      const type = answer.headers.get("content-type") ?? "nothing";
      if (!answer.ok) return `${firstPicture} answers ${answer.status}`;
      if (!type.startsWith("image/")) return `${firstPicture} comes as ${type}`;
      return allows(answer, shop.site)
        ? undefined
        : "they come without a CORS header, and could not be kept for offline";
    },
  },
];
