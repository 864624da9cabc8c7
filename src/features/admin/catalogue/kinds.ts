import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { paths } from "../../../shared/paths.ts";

/** What each kind of item is called, and where it is edited. */
export const KINDS: readonly ItemKind[] = ["destination", "tour", "package"];

export const kindWords = {
  destination: { one: "Destination", many: "Destinations", edit: paths.adminDestination },
  tour: { one: "Tour", many: "Tours", edit: paths.adminTour },
  package: { one: "Package", many: "Packages", edit: paths.adminPackage },
} as const;

export const NEW = "new";
/** Under what a draft is kept: a copy of something must not take the place of a new one begun earlier. */
export const draftName = (id: string, copyOf: string | null) => (copyOf ? `${id}?copy=${copyOf}` : id);
/** Where a draft is taken up again. */
export const draftUrl = (kind: ItemKind, name: string) => {
  const [id = NEW, query] = name.split("?");
  return `${kindWords[kind].edit(id)}${query ? `?${query}` : ""}`;
};
