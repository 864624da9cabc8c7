import { matchRoutes } from "react-router-dom";
import type { ScreenRoute } from "../shared/ui/page/lazy-screen.tsx";
import { allRoutes } from "./routes.tsx";

const firstWord = (path: string) => path.split("/", 2)[1]?.toLowerCase() ?? "";

/** Filters routes by the first segment, because matching all routes was the longest part of a page's start. */
export function routesFor(pathname: string): readonly ScreenRoute[] {
  // Encoded addresses are left to the router.
  if (pathname.includes("%")) return allRoutes;
  const word = firstWord(pathname);
  return allRoutes.filter(({ path }) => path === "*" || firstWord(path) === word);
}

export const screenRouteAt = (pathname: string): ScreenRoute | undefined =>
  matchRoutes([...routesFor(pathname)], pathname)?.at(-1)?.route;
