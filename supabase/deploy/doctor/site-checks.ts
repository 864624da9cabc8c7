import { createHash, randomUUID } from "node:crypto";
import { isSecretKey } from "../secret-key.ts";
import { askHealth } from "./backend-checks.ts";
import { ask, type Check, type Shop } from "./shop.ts";

const OWN_PREFIXES = ["/admin", "/auth", "/trips"];
const NEUTRAL = '<div id="root"></div>';

const sha256 = (text: string, as: "hex" | "base64") => createHash("sha256").update(text).digest(as);
const page = async ({ site }: Shop, path: string) => {
  const answer = await ask(`${site}${path}`);
  return { answer, text: await answer.text() };
};

function keptFor(answer: Response): number {
  const healthAnswer = answer.headers.get("cache-control") ?? "";
  if (/no-cache|no-store/.test(healthAnswer)) return 0;
  return Number(/max-age=(\d+)/.exec(healthAnswer)?.[1] ?? 0);
}

const HOST_RULES =
  "The host must be told what dist/ says: _headers and _redirects, vercel.json or _nginx.conf (docs/hosts.md).";

const WANTED_HEADERS: readonly [name: string, value: RegExp][] = [
  ["strict-transport-security", /max-age=\d{6,}/],
  ["x-content-type-options", /nosniff/],
  ["referrer-policy", /./],
  ["x-frame-options", /DENY|SAMEORIGIN/],
  ["permissions-policy", /./],
];

export const siteChecks: readonly Check[] = [
  {
    what: "Site, functions and database are of one version",
    mend: "`npm run deploy`, then `npm run build` and upload dist/ (docs/upgrading.md).",
    look: async (shop) => {
      const healthAnswer = await askHealth(shop);
      if (!healthAnswer.ok) return "health does not tell";
      const { release, migration } = shop.built;
      if (healthAnswer.version !== release) return `the site is ${release}, the functions are ${healthAnswer.version}`;
      if (!healthAnswer.migration || healthAnswer.migration === migration) return undefined;
      return `the site was built for migration ${migration}, the database has ${healthAnswer.migration}`;
    },
  },
  {
    what: "The address is the one it was built for",
    mend: "Set VITE_SITE_URL to the shop's address, build and upload again.",
    look: async ({ site, built }) => {
      const { protocol, hostname } = new URL(site);
      if (protocol !== "https:" && !/^(localhost|127\.)/.test(hostname)) return "it is not served over HTTPS";
      return built.site === site ? undefined : `it was built for ${built.site || "no address"}`;
    },
  },
  {
    what: "The key in the site is a public one",
    mend: "Set VITE_SUPABASE_KEY to the publishable key, build and upload again, and replace the secret key in the dashboard: it is known now.",
    look: async ({ key }) => (isSecretKey(key) ? "the site shows a secret key to everybody" : undefined),
  },
  {
    what: "The host serves the files as they were built",
    mend: "Turn off what the host does to HTML (minifying, e-mail hiding, inserted scripts), or finish the upload: the service worker keeps only what the build made.",
    look: async (shop) => {
      for (const [path, sum] of Object.entries(shop.built.pages)) {
        const { text } = await page(shop, path);
        if (sha256(text, "hex") !== sum) return `${path} is not what the build wrote`;
      }
      return undefined;
    },
  },
  {
    what: "The content policy fits the page",
    mend: HOST_RULES,
    look: async (shop) => {
      const { answer, text } = await page(shop, "/");
      const policy = answer.headers.get("content-security-policy");
      if (policy === null) return "there is none";
      const missing = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].filter(
        ([, script = ""]) => !policy.includes(`'sha256-${sha256(script, "base64")}'`),
      );
      if (missing.length > 0) return "it forbids the page's own start: its sums are of another build";
      if (shop.backend !== shop.site && !/connect-src[^;]*/.exec(policy)?.[0].includes(new URL(shop.backend).origin)) {
        return `it does not let pages call ${shop.backend}`;
      }
      return undefined;
    },
  },
  {
    what: "Answers carry the other security headers",
    mend: HOST_RULES,
    look: async ({ site }) => {
      const { headers } = await ask(site);
      const missing = WANTED_HEADERS.filter(([name, value]) => !value.test(headers.get(name) ?? "")).map(
        ([name]) => name,
      );
      return missing.length > 0 ? `missing: ${missing.join(", ")}` : undefined;
    },
  },
  {
    what: "Pages without a file begin from the shell",
    mend: HOST_RULES,
    look: async (shop) => {
      for (const path of [...OWN_PREFIXES, `/nowhere-${randomUUID()}`]) {
        const { answer, text } = await page(shop, path);
        if (answer.status !== 200 && answer.status !== 404) return `${path} answers ${answer.status}`;
        const neutral = text.includes(NEUTRAL);
        if (answer.status === 200 && !neutral) return `${path} shows another page first`;
        if (OWN_PREFIXES.includes(path) && !neutral) return `${path} is not found`;
      }
      return undefined;
    },
  },
  {
    what: "A missing asset is missing",
    mend: HOST_RULES,
    look: async ({ site }) => {
      const answer = await ask(`${site}/assets/gone-${randomUUID()}.js`);
      if (answer.status !== 404)
        return `it answers ${answer.status}, ${answer.headers.get("content-type") ?? "without a type"}`;
      return keptFor(answer) > 0 ? `its 404 may be kept for ${keptFor(answer)} s` : undefined;
    },
  },
  {
    what: "Pages and the service worker are asked for again",
    mend: HOST_RULES,
    look: async ({ site }) => {
      for (const path of ["/", "/about", "/sw.js"]) {
        const answer = await ask(`${site}${path}`);
        if (!answer.ok) return `${path} answers ${answer.status}`;
        if (keptFor(answer) > 0) return `${path} may be kept for ${keptFor(answer)} s: a new version would come late`;
      }
      return undefined;
    },
  },
  {
    what: "The service worker is a script",
    mend: "Upload dist/sw.js whole, at the root.",
    look: async ({ site }) => {
      const type = (await ask(`${site}/sw.js`)).headers.get("content-type") ?? "nothing";
      return /javascript/.test(type) ? undefined : `it comes as ${type}`;
    },
  },
  {
    what: "Assets are there and kept",
    mend: HOST_RULES,
    look: async (shop) => {
      const { text } = await page(shop, "/");
      const path = /\/assets\/[\w.-]+\.js/.exec(text)?.[0];
      if (path === undefined) return "the page names none";
      const answer = await ask(`${shop.site}${path}`);
      if (!answer.ok) return `${path} answers ${answer.status}`;
      return keptFor(answer) < 86_400 ? `${path} is fetched again at each visit` : undefined;
    },
  },
  {
    what: "The manifest lets the app be installed",
    mend: "Upload dist/manifest.webmanifest and dist/icons; its type is application/manifest+json.",
    look: async ({ site }) => {
      const answer = await ask(`${site}/manifest.webmanifest`);
      const type = answer.headers.get("content-type") ?? "nothing";
      if (!answer.ok || !type.includes("json")) return `it answers ${answer.status}, ${type}`;
      const { icons = [] } = (await answer.json()) as { icons?: { src: string }[] };
      const icon = await ask(new URL(icons[0]?.src ?? "/none", site).href);
      return icon.ok ? undefined : `its icon answers ${icon.status}`;
    },
  },
];
