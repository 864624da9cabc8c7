const KEY = "journey-kept-trips";

const stores = (): Storage[] => {
  try {
    return [localStorage, sessionStorage];
  } catch {
    // Refused: then there is nothing to be remembered by.
    return [];
  }
};

/** How many trips this device had, by the marks outside the database; undefined where it never had the app. */
export const markedTrips = (): number | undefined => {
  const marks = stores().flatMap((store) => store.getItem(KEY) ?? []);
  return marks.length === 0 ? undefined : Math.max(...marks.map(Number));
};

/** In two places, because browsers do not always clear all of them together. */
export const markTrips = (count: number): void => {
  for (const store of stores()) store.setItem(KEY, String(count));
};
