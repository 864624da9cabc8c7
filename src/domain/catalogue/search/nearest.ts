export type Demand<T> = (item: T) => boolean;

export function nearestMatches<T>(items: readonly T[], demands: readonly Demand<T>[], count: number): T[] {
  if (demands.length === 0) return items.slice(0, count);
  const missed = items.map((item) => ({ item, misses: demands.filter((meets) => !meets(item)).length }));
  return missed
    .filter(({ misses }) => misses < demands.length)
    .toSorted((a, b) => a.misses - b.misses)
    .slice(0, count)
    .map(({ item }) => item);
}
