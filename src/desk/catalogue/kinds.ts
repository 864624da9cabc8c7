import type { ItemKind } from "../../domain/catalogue/types.ts";
import { paths } from "../../shared/paths.ts";
import { KIND_WORDS } from "./messages/catalogue.ts";

/** What each kind of item is called, and where it is edited. */
export const ITEM_KINDS: readonly ItemKind[] = ["destination", "tour", "package"];

export const kindWords = {
  destination: { ...KIND_WORDS.destination, edit: paths.adminDestination },
  tour: { ...KIND_WORDS.tour, edit: paths.adminTour },
  package: { ...KIND_WORDS.package, edit: paths.adminPackage },
} as const;

export const NEW = "new";
/** Under what a draft is kept: a copy of something must not take the place of a new one begun earlier. */
export const draftName = (id: string, copyOf: string | null) => (copyOf ? `${id}?copy=${copyOf}` : id);
/** Where a draft is taken up again. */
export function draftUrl(kind: ItemKind, name: string) {
  const [id = NEW, query] = name.split("?");
  return `${kindWords[kind].edit(id)}${query ? `?${query}` : ""}`;
}
