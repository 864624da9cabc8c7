import { createHash } from "node:crypto";
import { headerRules, type HeaderRule } from "./header-rules.ts";
import { nginxConf } from "./nginx-conf.ts";

export type BuiltSite = {
  /** The neutral shell: any address of the app can start from it. */
  shell: string;
  /** `_headers`, filled. */
  headers: string;
  /** Patterns of all pages, as the router writes them. */
  routes: readonly string[];
  /** Of those, the ones that no file was written for. */
  shellPaths: readonly string[];
  /** File names below /assets/. */
  assets: readonly string[];
  version: string;
  /** Of package.json, and the newest migration: the doctor compares them with functions and database. */
  release: string;
  migration: string;
  site: string;
  /** Where the backend stands; '' on the site's own origin. */
  backend: string;
  publishableKey: string;
  /** Pages by address: a host that changes them breaks what the service worker compares. */
  pages: Readonly<Record<string, string>>;
};

/** Cloudflare Pages and Netlify. Rules come before files on the one and after them on the other: hence no catch-all. */
const redirects = (paths: readonly string[]) => paths.map((path) => `${path} /shell 200\n`).join("");

const ASSETS_AT_ONCE = 50;

/** Named one by one: a rule for the folder would let a browser keep the answer for a missing one as well. */
function assetSources(assets: readonly string[]): string[] {
  const sources: string[] = [];
  for (let at = 0; at < assets.length; at += ASSETS_AT_ONCE) {
    const names = assets.slice(at, at + ASSETS_AT_ONCE).map((name) => name.replaceAll(".", String.raw`\.`));
    sources.push(`/assets/(${names.join("|")})`);
  }
  return sources;
}

function vercelJson({ shellPaths, assets }: BuiltSite, rules: readonly HeaderRule[]): string {
  const asVercel = ({ path, headers }: HeaderRule) => {
    const sources = path === "/assets/*" ? assetSources(assets) : [path.replace("*", "(.*)")];
    return sources.map((source) => ({ source, headers: headers.map(([key, value]) => ({ key, value })) }));
  };
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.flatMap(asVercel),
    rewrites: shellPaths.map((source) => ({ source, destination: "/shell" })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * Tells `npm run doctor` and whoever keeps the shop which backend this build speaks to, and the local stack which addresses
 * are pages. Nothing in it is secret.
 */
function siteJson({ version, release, migration, site, backend, publishableKey, routes, pages }: BuiltSite): string {
  const sums = Object.entries(pages).map(([path, html]) => [path, createHash("sha256").update(html).digest("hex")]);
  const about = { version, release, migration, site, backend, publishableKey, routes, pages: Object.fromEntries(sums) };
  return `${JSON.stringify(about, null, 2)}\n`;
}

/** What each static host must be told, beside `_headers`; a host ignores the files of the others. */
export function hostFiles(built: BuiltSite): Readonly<Record<string, string>> {
  const rules = headerRules(built.headers);
  return {
    // An address that no file and no rule knows: the status says so, the page may still be one of ours.
    "404.html": built.shell,
    ".nojekyll": "",
    _redirects: redirects(built.shellPaths),
    "vercel.json": vercelJson(built, rules),
    "_nginx.conf": nginxConf(rules, built.routes),
    "site.json": siteJson(built),
  };
}
