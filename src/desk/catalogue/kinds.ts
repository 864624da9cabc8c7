import { KIND_WORDS } from "#texts/desk-catalogue.ts";
import type { ItemKind } from "../../domain/catalogue/types.ts";
import { paths } from "../../shared/paths.ts";

export const ITEM_KINDS: readonly ItemKind[] = ["destination", "tour", "package"];

export const kindWords = {
  destination: { ...KIND_WORDS.destination, edit: paths.adminDestination },
  tour: { ...KIND_WORDS.tour, edit: paths.adminTour },
  package: { ...KIND_WORDS.package, edit: paths.adminPackage },
} as const;

export const NEW_ITEM = "new";
export const draftName = (id: string, copyOf: string | null) => (copyOf ? `${id}?copy=${copyOf}` : id);
export function draftUrl(kind: ItemKind, name: string) {
  const [id = NEW_ITEM, query] = name.split("?");
  return `${kindWords[kind].edit(id)}${query ? `?${query}` : ""}`;
}
