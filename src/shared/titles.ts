import { TITLES } from "#words/app/titles.ts";
import type { RouteName, site } from "./site.ts";

export type TitledRoute = {
  [Name in RouteName]: (typeof site)[Name] extends { titledBy: string } ? never : Name;
}[RouteName];

const titles: Readonly<Record<TitledRoute, string>> = TITLES;

export const titleOf = (name: TitledRoute): string => titles[name];
