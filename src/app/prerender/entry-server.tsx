import { renderToString } from "react-dom/server";
import { matchPath, StaticRouter } from "react-router-dom";
import { catalogueStore } from "../../data/sync/catalogue/catalogue.ts";
import type { CatalogueSnapshot } from "../../domain/catalogue/snapshot.ts";
import { catalogueRoutes } from "../../features/catalogue/routes.tsx";
import { contactRoutes } from "../../features/contact/routes.tsx";
import { infoRoutes } from "../../features/info/routes.tsx";
import { App } from "../app.tsx";
import { allRoutes, routes } from "../routes.tsx";

const withoutParameter = (path: string) => !path.includes(":") && !path.includes("*");

export const staticPaths = [...infoRoutes, ...contactRoutes].map(({ path }) => path).filter(withoutParameter);
export const cataloguePaths = catalogueRoutes.map(({ path }) => path).filter(withoutParameter);

/** Patterns of the pages that no file was written for: the host answers them with the shell. */
export const pathsWithoutFile = (written: readonly string[]): string[] =>
  routes.map(({ path }) => path).filter((path) => !written.some((one) => matchPath(path, one)));

/** The page's markup as React will find it again. Its screen is loaded first, so nothing in it waits. */
export async function renderPage(path: string, snapshot: CatalogueSnapshot): Promise<string> {
  const route = allRoutes.find((one) => matchPath(one.path, path));
  if (route === undefined) throw new Error(`No screen for ${path}`);
  await route.screen.preload();
  catalogueStore.hydrate(snapshot);
  return renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
}
