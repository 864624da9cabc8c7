import { matchRoutes } from "react-router-dom";
import type { ScreenRoute } from "../shared/ui/page/lazy-screen.tsx";
import { allRoutes } from "./routes.tsx";

const firstWord = (path: string) => path.split("/", 2)[1]?.toLowerCase() ?? "";

/**
 * The routes that an address may mean: those that begin with its first word. The router weighs all it is given anew
 * whenever it is asked, which for every route of the app was the longest part of a page's start.
 */
export function routesFor(pathname: string): readonly ScreenRoute[] {
  // Written in another way: the router reads it.
  if (pathname.includes("%")) return allRoutes;
  const word = firstWord(pathname);
  return allRoutes.filter(({ path }) => path === "*" || firstWord(path) === word);
}

export const screenRouteAt = (pathname: string): ScreenRoute | undefined =>
  matchRoutes([...routesFor(pathname)], pathname)?.at(-1)?.route;
