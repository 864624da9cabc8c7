import { count } from "../words.ts";

/** How many gave one star, two, ... five, as the mirror tells it of a tour or package; nothing where nobody said anything. */
export type StarCounts = readonly number[] | null | undefined;

/** The average in hundredths of a star, so that nothing is rounded twice. */
export type Rating = { count: number; hundredths: number };

export function ratingOf(stars: StarCounts): Rating | null {
  const given = stars ?? [];
  const all = given.reduce((sum, number) => sum + number, 0);
  if (all === 0) return null;
  const points = given.reduce((sum, number, at) => sum + number * (at + 1), 0);
  return { count: all, hundredths: Math.round((points * 100) / all) };
}

/** '4.6' */
export const averageText = ({ hundredths }: Pick<Rating, "hundredths">): string => (hundredths / 100).toFixed(1);

/** '4.6 (12)' */
export const ratingText = (rating: Rating): string => `${averageText(rating)} (${rating.count})`;

/** '4.6 of 5 stars, 12 reviews', for who does not see the star. */
export const ratingWords = (rating: Rating): string =>
  `${averageText(rating)} of 5 stars, ${count(rating.count, "review")}`;

export function addStars(one: StarCounts, other: StarCounts): StarCounts {
  if (!other) return one ?? null;
  return other.map((number, at) => number + (one?.[at] ?? 0));
}
