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
export const draftKey = (kind: ItemKind, id: string) => `admin:${kind}:${id}`;
