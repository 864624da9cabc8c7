import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";

const KEY = LOCAL_STORAGE.keptTrips;

const stores = (): Storage[] => {
  try {
    return [localStorage, sessionStorage];
  } catch {
    // Refused: then nothing is remembered.
    return [];
  }
};

/** How many trips this device had, by the marks outside the database; undefined where it never had the app. */
export const markedTrips = (): number | undefined => {
  const known = stores().flatMap((store) => store.getItem(KEY) ?? []);
  return known.length === 0 ? undefined : Math.max(...known.map(Number));
};

/** In two places: browsers that clear do not always take both. */
export const markTrips = (count: number): void => {
  for (const store of stores()) store.setItem(KEY, String(count));
};
