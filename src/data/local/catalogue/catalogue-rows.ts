import type { Destination, ItemKind, Tour, TourPackage } from "../../../domain/catalogue/types.ts";
import type { Language } from "../../../domain/languages.ts";
import { db } from "../db.ts";
import { storedTranslations } from "./stored-translations.ts";

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

/** By the English text, because a booking at the desk lacks its item's id. */
export async function storedTitles(language: Language): Promise<ReadonlyMap<string, string>> {
  const titles = (await storedTranslations(language, db)).flatMap(({ texts }) => [texts["title"], texts["name"]]);
  return new Map(titles.flatMap((title) => (title ? [[title.source, title.text] as const] : [])));
}
