import type { Category } from "../../../domain/catalogue/categories.ts";
import { TIER_NAMES } from "#words/home/tiers.ts";
import { PACKAGE_CATEGORIES } from "#words/catalogue/filters.ts";
import type { ChoiceLabels } from "../shared/use-url-choices.ts";

export const CATEGORIES: ChoiceLabels<"all" | Category> = {
  all: PACKAGE_CATEGORIES.all,
  ...TIER_NAMES,
  ...PACKAGE_CATEGORIES.themes,
};
