import { foldText } from "./search/fold-text.ts";
import { tierOf, type Tier } from "./tiers.ts";
import type { TourPackage } from "./types.ts";

export type Theme = "cultural" | "adventure" | "family";
export type Category = Tier | Theme;

const THEME_STEMS: Record<Theme, readonly string[]> = {
  cultural: [
    "cultur",
    "heritage",
    "histor",
    "museum",
    "unesco",
    "architect",
    "artisan",
    "craft",
    "tradition",
    "madras",
  ],
  adventure: ["adventur", "trek", "hik", "desert", "mountain", "camp", "camel", "climb", "yurt", "raft", "cycl"],
  family: ["famil", "kid", "child", "parent"],
};

type Described = Pick<TourPackage, "title" | "description" | "highlights" | "price_cents">;

function themesOf(item: Described): Theme[] {
  const words = foldText([item.title, item.description, ...item.highlights].join(" ")).split(" ");
  const themes: Theme[] = ["cultural", "adventure", "family"];
  return themes.filter((theme) => words.some((word) => THEME_STEMS[theme].some((stem) => word.startsWith(stem))));
}

export function categoriesOf(item: Described): Category[] {
  return [tierOf(item.price_cents), ...themesOf(item)];
}
