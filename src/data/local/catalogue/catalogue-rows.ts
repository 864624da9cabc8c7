import type { Destination, ItemKind, Tour, TourPackage } from "../../../domain/catalogue/types.ts";
import { db } from "../db.ts";

export type ItemRows = { destination: Destination; tour: Tour; package: TourPackage };

const readers: {
  [Kind in ItemKind]: {
    get: (id: string) => Promise<ItemRows[Kind] | undefined>;
    all: () => Promise<ItemRows[Kind][]>;
  };
} = {
  destination: { get: (id) => db.destinations.get(id), all: () => db.destinations.toArray() },
  tour: { get: (id) => db.tours.get(id), all: () => db.tours.toArray() },
  package: { get: (id) => db.packages.get(id), all: () => db.packages.toArray() },
};

export const mirroredItem = <Kind extends ItemKind>(kind: Kind, id: string): Promise<ItemRows[Kind] | undefined> =>
  readers[kind].get(id);

export const mirroredItems = <Kind extends ItemKind>(kind: Kind): Promise<ItemRows[Kind][]> => readers[kind].all();
