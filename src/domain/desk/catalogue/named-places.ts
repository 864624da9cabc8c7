import { type Town, TOWNS } from "../../catalogue/towns.ts";

export type NamedPlace = { name: string; latitude: number; longitude: number };

type Destination = { name: string; latitude: number | null; longitude: number | null };
type Tour = {
  title: string;
  meeting_point: string | null;
  meeting_latitude: number | null;
  meeting_longitude: number | null;
};

export function namedPlaces(
  destinations: readonly Destination[],
  tours: readonly Tour[],
  towns: Readonly<Record<Town, string>>,
): NamedPlace[] {
  const allPlaces = [
    ...destinations.map(({ name, latitude, longitude }) => ({ name, latitude, longitude })),
    ...tours.map(({ title, meeting_point, meeting_latitude: latitude, meeting_longitude: longitude }) => ({
      name: `${meeting_point || title}`.split("\n")[0]?.slice(0, 80) ?? title,
      latitude,
      longitude,
    })),
    ...Object.entries(TOWNS).map(([town, [latitude, longitude]]) => ({
      name: towns[town as Town],
      latitude,
      longitude,
    })),
  ];
  const byName = new Map<string, NamedPlace>();
  for (const { name, latitude, longitude } of allPlaces)
    if (latitude !== null && longitude !== null && !byName.has(name)) byName.set(name, { name, latitude, longitude });
  return [...byName.values()];
}

export function findPlaceByName(typed: string, places: readonly NamedPlace[]): NamedPlace | undefined {
  const wantedName = typed.trim().toLowerCase();
  if (wantedName === "") return undefined;
  const exactMatch = places.find(({ name }) => name.toLowerCase() === wantedName);
  const prefixMatches = places.filter(({ name }) => name.toLowerCase().startsWith(wantedName));
  return exactMatch ?? (prefixMatches.length === 1 ? prefixMatches[0] : undefined);
}
