import type { ItemKind } from "../../../domain/catalogue/types.ts";

type Loaded = ItemKind | "destinations" | "tours" | "packages" | "trips";

const textsOf = (what: string) => ({
  loading: `Loading ${what}`,
  notHere: `You're offline, and this ${what} is not in the catalog on this device.`,
  failed: `Failed to load ${what}. Please try again.`,
});

export const LOADING_TEXTS: Record<Loaded, ReturnType<typeof textsOf>> = {
  destination: textsOf("destination"),
  tour: textsOf("tour"),
  package: textsOf("package"),
  destinations: textsOf("destinations"),
  tours: textsOf("tours"),
  packages: textsOf("travel packages"),
  trips: textsOf("trips"),
};

export const NOT_LOADED = {
  nothingSaved: "You're offline, and nothing is saved on this device yet.",
  imagesMissing: "Destination images not found",
  again: "Try again",
};

export const CATALOGUE_AGE = {
  offline: "You are offline.",
  failed: "The catalog could not be refreshed.",
  asOf: (age: string) => `Prices and dates as of ${age}.`,
  storageFull: "This device is out of storage: the catalog works online but is not saved for offline use.",
  storageRefused: "Private browsing? The site works online, but nothing can be saved for offline use.",
};
