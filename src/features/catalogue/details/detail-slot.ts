import { createContext, type ReactNode } from "react";
import type { ItemKind } from "../../../domain/catalogue/types.ts";

export type MissingItem = {
  kind: ItemKind;
  id: string;
};

export type DetailItem = MissingItem & {
  title: string;
};

/** What other features add beside 'Share' on a detail page (Save for offline). The app fills it: features do not meet. */
export const DetailSlotContext = createContext<(item: DetailItem) => ReactNode>(() => null);

/** What is shown in place of 'not found' for an item that the catalogue does not know (any more). */
export const MissingSlotContext = createContext<(item: MissingItem, otherwise: ReactNode) => ReactNode>(
  (_, otherwise) => otherwise,
);
