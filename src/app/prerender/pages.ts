import type { CatalogueSnapshot } from "../../domain/catalogue/snapshot.ts";
import { paths } from "../../shared/paths.ts";
import { type RouteName, routeNames, routeOf } from "../../shared/site.ts";

export interface Page {
  path: string;
  route: RouteName;
  /** Whether it shows something of the catalogue. */
  withRows: boolean;
  indexed: boolean;
}

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

/** Every page the build writes as HTML: those of the site's map, and of the catalogue what there is of it. */
export const pagesOf = (catalogue: CatalogueSnapshot | null): Page[] =>
  routeNames.flatMap((route) =>
    addresses(route, catalogue).map((path) => ({
      path,
      route,
      withRows: routeOf(route).html !== "alone",
      indexed: routeOf(route).indexed === true,
    })),
  );
