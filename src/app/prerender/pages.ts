import type { CatalogueSnapshot } from "../../domain/catalogue/rows/snapshot.ts";
import { addressIn, languages } from "../../domain/languages.ts";
import { paths } from "../../shared/paths.ts";
import { type RouteName, routeNames, routeOf } from "../../shared/site.ts";

export type PrerenderedPage = {
  path: string;
  route: RouteName;
  withRows: boolean;
  indexed: boolean;
};

function addresses(route: RouteName, catalogue: CatalogueSnapshot | null): string[] {
  const { path, html } = routeOf(route);
  const { destinations, tours, packages } = catalogue ?? { destinations: [], tours: [], packages: [] };
  switch (html) {
    case undefined:
      return [];
    case "alone":
      return [path];
    case "rows":
      return catalogue ? [path] : [];
    case "each destination":
      return destinations.map(({ id }) => paths.destination(id));
    case "each tour":
      return tours.map(({ id }) => paths.tour(id));
    case "each package":
      return packages.map(({ id }) => paths.package(id));
    case "each item":
      return [
        ...tours.map(({ id }) => paths.booking("tour", id)),
        ...packages.map(({ id }) => paths.booking("package", id)),
      ];
  }
}

export const pagesOf = (catalogue: CatalogueSnapshot | null): PrerenderedPage[] =>
  routeNames.flatMap((route) =>
    addresses(route, catalogue).map((path) => ({
      path,
      route,
      withRows: routeOf(route).html !== "alone",
      indexed: routeOf(route).indexed === true,
    })),
  );

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

export function sitemapXml(origin: string, paths: readonly string[]): string {
  const addresses = languages.flatMap((language) => paths.map((path) => `${origin}${addressIn(language, path)}`));
  const urls = addresses.map((address) => `<url><loc>${escape(address)}</loc></url>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

const LOCAL_PATHS = ["/_inbox", "/_sandbox"];

function privatePrefixes(): string[] {
  const prefixes = routeNames
    .map(routeOf)
    .filter((route) => route.private)
    .map(({ path }) => path.split(":")[0] ?? path);
  return [...new Set(prefixes)].filter((prefix) => !prefixes.some((one) => one !== prefix && prefix.startsWith(one)));
}

export function robotsTxt(origin: string): string {
  const closed = languages.flatMap((language) => privatePrefixes().map((path) => addressIn(language, path)));
  const lines = ["User-agent: *", "Allow: /", ...[...closed, ...LOCAL_PATHS].map((path) => `Disallow: ${path}`)];
  return `${[...lines, "", `Sitemap: ${origin}/sitemap.xml`].join("\n")}\n`;
}

const ENTRY = /^ {2}(\w+): screen\(\s*\(\) => import\("\.\.\/(features\/[^"]+)"\)/gm;

/** Only `src/app/routes.tsx` maps a route to the file of its screen. */
export const screenFiles = (routes: string): ReadonlyMap<string, string> =>
  new Map([...routes.matchAll(ENTRY)].map(([, name = "", file = ""]) => [name, file]));
