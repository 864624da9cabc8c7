import { TITLES } from "#words/app/titles.ts";
import type { RouteName, site } from "./site.ts";

/** The title of every other route depends on what it shows. */
export type TitledRoute = {
  [Name in RouteName]: (typeof site)[Name] extends { titledBy: string } ? never : Name;
}[RouteName];

const titles: Readonly<Record<TitledRoute, string>> = TITLES;

export const titleOf = (name: TitledRoute): string => titles[name];
