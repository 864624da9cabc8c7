import { createContext, type ReactNode } from "react";
import type { ItemKind } from "../../../domain/catalogue/types.ts";

export type MissingItem = {
  kind: ItemKind;
  id: string;
};

export type DetailItem = MissingItem & {
  title: string;
};

/** Filled by the app, since features never import each other. */
export const DetailSlotContext = createContext<(item: DetailItem) => ReactNode>(() => null);

export const MissingSlotContext = createContext<(item: MissingItem, otherwise: ReactNode) => ReactNode>(
  (_, otherwise) => otherwise,
);
