import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";

const KEY = LOCAL_STORAGE.keptTrips;
const IN_NAME = /^journey-kept-trips=(\d+)$/;

const stores = (): Storage[] => {
  try {
    return [localStorage, sessionStorage];
  } catch {
    // Refused: then there is only the window's name to be remembered by.
    return [];
  }
};

/** How many trips this device had, by the marks outside the database; undefined where it never had the app. */
export const markedTrips = (): number | undefined => {
  const marks = [...stores().map((store) => store.getItem(KEY)), IN_NAME.exec(window.name)?.[1] ?? null];
  const known = marks.filter((mark) => mark !== null);
  return known.length === 0 ? undefined : Math.max(...known.map(Number));
};

/** In three places: browsers that clear do not take all of them, and none of them takes an open window's name. */
export const markTrips = (count: number): void => {
  for (const store of stores()) store.setItem(KEY, String(count));
  if (window.name === "" || IN_NAME.test(window.name)) window.name = `${KEY}=${count}`;
};
