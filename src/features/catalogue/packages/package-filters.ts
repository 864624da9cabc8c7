import { categoriesOf, type Category } from "../../../domain/catalogue/categories.ts";
import { byNextDeparture, type DepartureFit } from "../../../domain/catalogue/search/departing.ts";
import { createSearchIndex, type SearchIndex } from "../../../domain/catalogue/search/search-index.ts";
import {
  budgetOf,
  packageDurationOf,
  type Budget,
  type PackageDuration,
} from "../../../domain/catalogue/search/search-ranges.ts";
import { nearestMatches, type Demand } from "../../../domain/catalogue/search/search-trips.ts";
import { sortPackages, type PackageSort } from "../../../domain/catalogue/search/sorts.ts";
import type { TourPackage } from "../../../domain/catalogue/types.ts";

export type PackageChoices = {
  text: string;
  category: "all" | Category;
  duration: "all" | PackageDuration;
  budget: "all" | Budget;
  sort: PackageSort | "next";
  fits?: ReadonlyMap<string, DepartureFit> | null;
};

const NEAREST = 3;

export function packageIndex(packages: readonly TourPackage[]): SearchIndex {
  const index = createSearchIndex();
  for (const { id, title, description, includes, highlights } of packages) {
    index.add({ key: id, title, place: "", rest: [description, ...includes, ...highlights].join(" ") });
  }
  return index;
}

export function findPackages(packages: readonly TourPackage[], index: SearchIndex, choices: PackageChoices) {
  const { text, category, duration, budget, sort, fits = null } = choices;
  const demands: Demand<TourPackage>[] = [];
  if (text.trim() !== "") {
    const matchingKeys = index.find(text);
    demands.push((item) => matchingKeys.has(item.id));
  }
  if (category !== "all") demands.push((item) => categoriesOf(item).includes(category));
  if (duration !== "all") demands.push((item) => packageDurationOf(item.duration_days) === duration);
  if (budget !== "all") demands.push((item) => budgetOf(item.price_cents) === budget);
  if (fits !== null) demands.push((item) => fits.has(item.id));
  const sortedPackages =
    sort === "next"
      ? byNextDeparture(sortPackages(packages, "featured"), ({ id }) => id, fits ?? new Map())
      : sortPackages(packages, sort);
  const foundPackages = sortedPackages.filter((item) => demands.every((meets) => meets(item)));
  return {
    found: foundPackages,
    nearest: foundPackages.length > 0 ? [] : nearestMatches(sortedPackages, demands, NEAREST),
  };
}
