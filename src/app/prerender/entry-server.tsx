import { renderToString } from "react-dom/server";
import { matchPath, StaticRouter } from "react-router-dom";
import { catalogueStore } from "../../data/local/catalogue/catalogue-store.ts";
import type { CatalogueSnapshot } from "../../domain/catalogue/rows/snapshot.ts";
import { prefix } from "../../shared/paths.ts";
import { routeNames, routeOf } from "../../shared/site.ts";
import { App } from "../app.tsx";

export { MANIFEST } from "#texts/install.ts";
import { screenRouteAt } from "../screen-route-at.ts";

export const pathsWithoutFile = (written: readonly string[]): string[] =>
  routeNames.map((name) => routeOf(name).path).filter((path) => !written.some((one) => matchPath(path, one)));

/** A screen that suspends would render its spinner, so load it first. */
export async function renderPage(path: string, snapshot: CatalogueSnapshot): Promise<string> {
  const route = screenRouteAt(path);
  if (route === undefined) throw new Error(`No screen for ${path}`);
  await route.screen.preload();
  catalogueStore.hydrate(snapshot);
  return renderToString(
    <StaticRouter basename={prefix} location={`${prefix}${path}`}>
      <App />
    </StaticRouter>,
  );
}
