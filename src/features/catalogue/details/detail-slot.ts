import { createContext, type ReactNode } from "react";
import type { ItemKind } from "../../../domain/catalogue/types.ts";

export type MissingItem = {
  kind: ItemKind;
  id: string;
};

export type DetailItem = MissingItem & {
  title: string;
};

/** Lets other features add buttons beside 'Share'; the app fills it, as features never import each other. */
export const DetailSlotContext = createContext<(item: DetailItem) => ReactNode>(() => null);

/** Replaces 'not found' for an item the catalog does not know. */
export const MissingSlotContext = createContext<(item: MissingItem, otherwise: ReactNode) => ReactNode>(
  (_, otherwise) => otherwise,
);
