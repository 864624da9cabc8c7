import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

/** Whether an address is a page of the app, with a file or without; the build writes its map of the site down. */
export function readSiteRoutes(folder: string): (path: string) => boolean {
  const file = join(folder, "site.json");
  // HTML in the place of a missing script is a white screen after the next deploy.
  if (!existsSync(file)) return (path) => extname(path) === "";
  const { routes }: { routes: string[] } = JSON.parse(readFileSync(file, "utf8"));
  const patterns = routes.map((route) => new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+")}/?$`));
  return (path) => patterns.some((pattern) => pattern.test(path));
}
