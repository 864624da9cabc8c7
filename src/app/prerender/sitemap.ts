import { routeNames, routeOf } from "../../shared/site.ts";

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

export function sitemapXml(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${escape(`${origin}${path}`)}</loc></url>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

/** Of this machine's stack: never on a host, but asked for nowhere. */
const LOCAL = ["/_inbox", "/_sandbox"];

/** Where the private part of the site begins: a pattern up to its first parameter, each beginning once. */
function privatePrefixes(): string[] {
  const prefixes = routeNames
    .map(routeOf)
    .filter((route) => route.private)
    .map(({ path }) => path.split(":")[0] ?? path);
  return [...new Set(prefixes)].filter((prefix) => !prefixes.some((one) => one !== prefix && prefix.startsWith(one)));
}

export function robotsTxt(origin: string): string {
  const lines = ["User-agent: *", "Allow: /", ...[...privatePrefixes(), ...LOCAL].map((path) => `Disallow: ${path}`)];
  return `${[...lines, "", `Sitemap: ${origin}/sitemap.xml`].join("\n")}\n`;
}
