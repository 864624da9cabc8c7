import { useSyncExternalStore } from "react";
import { catalogueStore } from "../../../../data/sync/catalogue/catalogue.ts";
import type { Tour, TourPackage } from "../../../../domain/catalogue/types.ts";

export type DeskItem = { type: "tour" | "package"; item: Tour | TourPackage };

/** What is on offer, from the mirror on this device: tours first, by name. */
export const useItems = (): DeskItem[] => {
  const { snapshot } = useSyncExternalStore(catalogueStore.subscribe, catalogueStore.get, catalogueStore.get);
  const byTitle = <Item extends { title: string }>(items: readonly Item[]) =>
    items.toSorted((one, other) => one.title.localeCompare(other.title));
  return [
    ...byTitle(snapshot.tours).map((item) => ({ type: "tour" as const, item })),
    ...byTitle(snapshot.packages).map((item) => ({ type: "package" as const, item })),
  ];
};
