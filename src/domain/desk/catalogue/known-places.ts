/** Coordinates are right to about a kilometer, because the admin moves the marker afterwards. */
const TOWNS: readonly [name: string, latitude: number, longitude: number][] = [
  ["Andijan", 40.782, 72.344],
  ["Boysun", 38.208, 67.207],
  ["Bukhara", 39.775, 64.423],
  ["Bukhara airport", 39.775, 64.483],
  ["Fergana", 40.384, 71.784],
  ["Gijduvan", 40.1, 64.683],
  ["Gulistan", 40.49, 68.784],
  ["Jizzakh", 40.116, 67.842],
  ["Karshi", 38.861, 65.789],
  ["Khiva", 41.378, 60.364],
  ["Kokand", 40.529, 70.943],
  ["Margilan", 40.472, 71.725],
  ["Moynaq", 43.768, 59.021],
  ["Namangan", 40.998, 71.673],
  ["Navoi", 40.084, 65.379],
  ["Nukus", 42.462, 59.617],
  ["Nukus airport", 42.488, 59.623],
  ["Nurata", 40.561, 65.689],
  ["Rishtan", 40.357, 71.285],
  ["Samarkand", 39.654, 66.96],
  ["Samarkand airport", 39.701, 66.984],
  ["Shahrisabz", 39.058, 66.834],
  ["Tashkent", 41.311, 69.28],
  ["Tashkent airport", 41.258, 69.281],
  ["Termez", 37.224, 67.278],
  ["Urgench", 41.55, 60.633],
  ["Urgench airport", 41.584, 60.642],
  ["Zaamin", 39.96, 68.396],
];

export type NamedPlace = { name: string; latitude: number; longitude: number };

type Destination = { name: string; latitude: number | null; longitude: number | null };
type Tour = {
  title: string;
  meeting_point: string | null;
  meeting_latitude: number | null;
  meeting_longitude: number | null;
};

export function namedPlaces(destinations: readonly Destination[], tours: readonly Tour[]): NamedPlace[] {
  const allPlaces = [
    ...destinations.map(({ name, latitude, longitude }) => ({ name, latitude, longitude })),
    ...tours.map(({ title, meeting_point, meeting_latitude: latitude, meeting_longitude: longitude }) => ({
      name: `${meeting_point || title}`.split("\n")[0]?.slice(0, 80) ?? title,
      latitude,
      longitude,
    })),
    ...TOWNS.map(([name, latitude, longitude]) => ({ name, latitude, longitude })),
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
