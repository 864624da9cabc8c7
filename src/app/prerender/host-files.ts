import { createHash } from "node:crypto";
import { headerRules, type HeaderRule } from "./header-rules.ts";
import { nginxConf } from "./nginx-conf.ts";

export type BuiltSite = {
  shell: string;
  headers: string;
  languages: readonly { shell: string; routes: readonly string[]; shellPaths: readonly string[] }[];
  assets: readonly string[];
  version: string;
  release: string;
  migration: string;
  site: string;
  backend: string;
  publishableKey: string;
  /** The worker verifies their hashes, so hosts must not change them. */
  pages: Readonly<Record<string, string>>;
};

/** Some hosts apply rules before files, so a catch-all would hide the files. */
const redirects = ({ languages }: BuiltSite) =>
  languages.flatMap(({ shell, shellPaths }) => shellPaths.map((path) => `${path} ${shell} 200\n`)).join("");

const ASSETS_AT_ONCE = 50;

/** A rule for the whole folder would make browsers cache missing assets. */
function assetSources(assets: readonly string[]): string[] {
  const sources: string[] = [];
  for (let at = 0; at < assets.length; at += ASSETS_AT_ONCE) {
    const names = assets.slice(at, at + ASSETS_AT_ONCE).map((name) => name.replaceAll(".", String.raw`\.`));
    sources.push(`/assets/(${names.join("|")})`);
  }
  return sources;
}

function vercelJson({ languages, assets }: BuiltSite, rules: readonly HeaderRule[]): string {
  const asVercel = ({ path, headers }: HeaderRule) => {
    const sources = path === "/assets/*" ? assetSources(assets) : [path.replace("*", "(.*)")];
    return sources.map((source) => ({ source, headers: headers.map(([key, value]) => ({ key, value })) }));
  };
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.flatMap(asVercel),
    rewrites: languages.flatMap(({ shell, shellPaths }) =>
      shellPaths.map((source) => ({ source, destination: shell })),
    ),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** The doctor and the local stack read this public file, so it must not contain secrets. */
function siteJson({ version, release, migration, site, backend, publishableKey, languages, pages }: BuiltSite): string {
  const pageHashes = Object.entries(pages).map(([path, html]) => [
    path,
    createHash("sha256").update(html).digest("hex"),
  ]);
  const routes = languages.flatMap((language) => language.routes);
  const about = {
    version,
    release,
    migration,
    site,
    backend,
    publishableKey,
    routes,
    pages: Object.fromEntries(pageHashes),
  };
  return `${JSON.stringify(about, null, 2)}\n`;
}

export function hostFiles(built: BuiltSite): Readonly<Record<string, string>> {
  const rules = headerRules(built.headers);
  return {
    // Hosts answer an unknown address with status 404, but it may still be a page of the app.
    "404.html": built.shell,
    ".nojekyll": "",
    _redirects: redirects(built),
    "vercel.json": vercelJson(built, rules),
    "_nginx.conf": nginxConf(rules, built.languages),
    "site.json": siteJson(built),
  };
}
