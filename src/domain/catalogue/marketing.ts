import { averageText, ratingOf, type StarCounts } from "../reviews/rating.ts";
import { type Figure, FIGURE_SOURCES, SHOP_FIGURES, type ShopSettings } from "../shop/settings.ts";

export type ShopFigure =
  | { name: Figure; value: string; source: string }
  | { name: "rating"; value: string; reviews: number };

/** Travelers cannot check a figure that has no source, so it is not shown. */
export function shopFigures(shop: ShopSettings, stars: StarCounts): ShopFigure[] {
  const rating = ratingOf(stars);
  return [
    ...SHOP_FIGURES.map((name) => ({ name, value: shop[name], source: shop[FIGURE_SOURCES[name]] })).filter(
      ({ value, source }) => value !== "" && source !== "",
    ),
    ...(rating ? [{ name: "rating" as const, value: averageText(rating), reviews: rating.count }] : []),
  ];
}
