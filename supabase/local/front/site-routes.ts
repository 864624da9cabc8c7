import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

export function readSiteRoutes(folder: string): (path: string) => boolean {
  const file = join(folder, "site.json");
  // HTML in place of a missing script would be a white screen after a deploy.
  if (!existsSync(file)) return (path) => extname(path) === "";
  const { routes }: { routes: string[] } = JSON.parse(readFileSync(file, "utf8"));
  const patterns = routes.map((route) => new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+")}/?$`));
  return (path) => patterns.some((pattern) => pattern.test(path));
}
