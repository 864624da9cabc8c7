export type StarCounts = readonly number[] | null | undefined;

export type Rating = { count: number; hundredths: number };

export function ratingOf(stars: StarCounts): Rating | null {
  const starCounts = stars ?? [];
  const ratingCount = starCounts.reduce((sum, number) => sum + number, 0);
  if (ratingCount === 0) return null;
  const points = starCounts.reduce((sum, number, at) => sum + number * (at + 1), 0);
  return { count: ratingCount, hundredths: Math.round((points * 100) / ratingCount) };
}

export const averageText = ({ hundredths }: Pick<Rating, "hundredths">): string => (hundredths / 100).toFixed(1);

export function addStars(one: StarCounts, other: StarCounts): StarCounts {
  if (!other) return one ?? null;
  return other.map((number, at) => number + (one?.[at] ?? 0));
}
