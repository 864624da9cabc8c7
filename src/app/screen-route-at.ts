import { matchRoutes } from "react-router-dom";
import type { ScreenRoute } from "../shared/ui/page/lazy-screen.tsx";
import { allRoutes } from "./routes.tsx";

const firstWord = (path: string) => path.split("/", 2)[1]?.toLowerCase() ?? "";

/** Matching all routes took the longest part of a page's start, so filter them by the first segment. */
export function routesFor(pathname: string): readonly ScreenRoute[] {
  if (pathname.includes("%")) return allRoutes;
  const word = firstWord(pathname);
  return allRoutes.filter(({ path }) => path === "*" || firstWord(path) === word);
}

export const screenRouteAt = (pathname: string): ScreenRoute | undefined =>
  matchRoutes([...routesFor(pathname)], pathname)?.at(-1)?.route;
