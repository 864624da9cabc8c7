import { TITLES } from "#texts/app.ts";
import type { RouteName, site } from "./site.ts";

type RouteWithTitle = {
  [Name in RouteName]: (typeof site)[Name] extends { titledBy: string } ? never : Name;
}[RouteName];

export type TitledDeskRoute = Extract<RouteWithTitle, `admin${string}`>;
export type TitledRoute = Exclude<RouteWithTitle, TitledDeskRoute>;

const titles: Readonly<Record<TitledRoute, string>> = TITLES;

export const titleOf = (name: TitledRoute): string => titles[name];
