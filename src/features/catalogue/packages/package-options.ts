import { CATEGORIES, type Category } from "../../../domain/catalogue/categories.ts";
import type { Budget, PackageDuration } from "../../../domain/catalogue/search/filters.ts";
import type { PackageSort } from "../../../domain/catalogue/search/sorts.ts";
import type { Option } from "../shared/url-select.tsx";

const CATEGORY_LABELS: Record<Category, string> = {
  budget: "Budget",
  standard: "Standard",
  luxury: "Luxury",
  cultural: "Cultural",
  adventure: "Adventure",
  family: "Family",
};
const DURATION_LABELS: Record<PackageDuration, string> = {
  short: "Short (6 days or fewer)",
  medium: "Medium (7-9 days)",
  long: "Long (10 days or more)",
};
const BUDGET_LABELS: Record<Budget, string> = { low: "Under $700", mid: "$700-$1200", high: "Over $1200" };
const SORT_LABELS: Record<PackageSort, string> = {
  featured: "Most popular",
  "price-low": "Price: low to high",
  "price-high": "Price: high to low",
  duration: "Duration",
  savings: "Biggest savings",
};

export const CATEGORY_VALUES = ["all", ...CATEGORIES] as const;
export const DURATION_VALUES = ["all", "short", "medium", "long"] as const;
export const BUDGET_VALUES = ["all", "low", "mid", "high"] as const;
export const SORT_VALUES: readonly PackageSort[] = ["featured", "price-low", "price-high", "duration", "savings"];

const options = (labels: Record<string, string>, all?: string): Option[] => [
  ...(all === undefined ? [] : [{ value: "all", label: all }]),
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];

export const CATEGORY_OPTIONS = options(CATEGORY_LABELS, "All categories");
export const DURATION_OPTIONS = options(DURATION_LABELS, "Any duration");
export const BUDGET_OPTIONS = options(BUDGET_LABELS, "Any budget");
export const SORT_OPTIONS = options(SORT_LABELS);
