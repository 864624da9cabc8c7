import { averageText, ratingOf, type StarCounts } from "../reviews/rating.ts";
import { type Figure, SHOP_FIGURES, type ShopSettings, sourceOf } from "../shop/settings.ts";

export type ShopFigure = { name: Figure; value: string; source: string };

/** The shop's reviews replace the rating that an admin set. */
export const shopFigures = (shop: ShopSettings, stars: StarCounts): ShopFigure[] =>
  SHOP_FIGURES.map((name) => {
    const rating = name === "rating" ? ratingOf(stars) : null;
    return rating
      ? { name, value: averageText(rating), source: "" }
      : { name, value: shop[name], source: sourceOf(shop, name) };
  }).filter(({ value }) => value !== "");

export const ratingPlaceholder = (shop: ShopSettings, stars: StarCounts): number | undefined =>
  ratingOf(stars) || shop.rating === "" ? undefined : Number(shop.rating);
