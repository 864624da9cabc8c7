import { existsSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { addressIn, languageAt } from "../../../src/domain/languages.ts";
import { originNamer } from "./name-origin.ts";
import { readSiteRoutes } from "./site-routes.ts";

type Rule = { matches: RegExp; headers: [string, string][] };

const toPattern = (path: string) => new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`);

/** Reading the hosts' `_headers` keeps this server equal to production, also after a deploy into the folder. */
const headersOf = (folder: string, path: string): [string, string][] => {
  const file = join(folder, "_headers");
  const rules: Rule[] = [];
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  for (const line of lines) {
    if (!line.trim() || line.trim().startsWith("#")) continue;
    if (!/^\s/.test(line)) {
      rules.push({ matches: toPattern(line.trim()), headers: [] });
      continue;
    }
    const colon = line.indexOf(":");
    rules.at(-1)?.headers.push([line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]);
  }
  return rules.filter((rule) => rule.matches.test(path)).flatMap((rule) => rule.headers);
};

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
};

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const resolveFile = (folder: string, path: string, isPage: boolean): { file: string; status: number } | undefined => {
  const inside = normalize(join(folder, path));
  if (!inside.startsWith(folder) || path.endsWith("/_headers")) return undefined;
  const bare = inside.replace(/\/$/, "");
  const candidates = path === "/" ? [join(folder, "index.html")] : [inside, `${bare}.html`, join(bare, "index.html")];
  const file = candidates.find(isFile);
  if (file) return { file, status: 200 };
  if (!isPage && extname(path)) return undefined;
  const shells = [addressIn(languageAt(path), "/shell"), "/shell", "/index"];
  const shell = shells.map((name) => join(folder, `${name}.html`)).find(isFile);
  return shell ? { file: shell, status: isPage ? 200 : 404 } : undefined;
};

const accepts = (incoming: IncomingMessage, coding: string) =>
  String(incoming.headers["accept-encoding"] ?? "").includes(coding);

const codings = ["br", "gzip"] as const;
const compressed = (file: string, coding: (typeof codings)[number]) => `${file}.${coding === "br" ? "br" : "gz"}`;

const cacheOf = (path: string) => (path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");

export const staticFiles = (folder: string) => {
  const isRoute = readSiteRoutes(folder);
  const nameOrigin = originNamer();
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (incoming.method !== "GET" && incoming.method !== "HEAD") {
      outgoing.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    const path = decodeURI(new URL(incoming.url ?? "/", "http://localhost").pathname);
    for (const [name, value] of headersOf(folder, path)) outgoing.setHeader(name, value);
    const found = resolveFile(folder, path, isRoute(path));
    if (!found) {
      // The folder's year of caching must not apply to a missing file.
      outgoing.setHeader("cache-control", "no-store");
      outgoing.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Not found\n");
      return;
    }
    const accepted = codings.filter((name) => accepts(incoming, name));
    const origin = `http://${incoming.headers.host}`;
    const named = nameOrigin(found.file, path, origin, accepted[0]);
    const coding = named ? accepted[0] : accepted.find((name) => isFile(compressed(found.file, name)));
    const file = coding && !named ? compressed(found.file, coding) : found.file;
    const { size, mtimeMs } = statSync(file);
    const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${named ? `-${origin}` : ""}"`;
    outgoing.setHeader("content-type", types[extname(found.file)] ?? "application/octet-stream");
    outgoing.setHeader("vary", "accept-encoding");
    outgoing.setHeader("etag", tag);
    if (found.status === 404) outgoing.setHeader("cache-control", "no-store");
    if (!outgoing.hasHeader("cache-control")) outgoing.setHeader("cache-control", cacheOf(path));
    if (found.status === 200 && incoming.headers["if-none-match"] === tag) {
      outgoing.writeHead(304).end();
      return;
    }
    if (coding) outgoing.setHeader("content-encoding", coding);
    outgoing.writeHead(found.status, { "content-length": named?.length ?? size });
    outgoing.end(incoming.method === "HEAD" ? undefined : (named ?? readFileSync(file)));
  };
};
