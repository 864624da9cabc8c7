import type { Category } from "../../../domain/catalogue/categories.ts";
import { TIER_NAMES } from "#words/catalogue/tiers.ts";
import type { Budget, PackageDuration } from "../../../domain/catalogue/search/filters.ts";
import type { PackageSort } from "../../../domain/catalogue/search/sorts.ts";
import type { ChoiceLabels } from "../shared/use-url-choices.ts";

export const CATEGORIES: ChoiceLabels<"all" | Category> = {
  all: "All categories",
  ...TIER_NAMES,
  cultural: "Cultural",
  adventure: "Adventure",
  family: "Family",
};
export const PACKAGE_DURATIONS: ChoiceLabels<"all" | PackageDuration> = {
  all: "Any duration",
  short: "Short (6 days or fewer)",
  medium: "Medium (7-9 days)",
  long: "Long (10 days or more)",
};
export const BUDGETS: ChoiceLabels<"all" | Budget> = {
  all: "Any budget",
  low: "Under $700",
  mid: "$700-$1200",
  high: "Over $1200",
};
export const PACKAGE_SORTS: ChoiceLabels<PackageSort | "next"> = {
  featured: "Featured first",
  "price-low": "Lowest price",
  "price-high": "Highest price",
  duration: "Duration",
  savings: "Biggest savings",
  next: "Next departure",
};
