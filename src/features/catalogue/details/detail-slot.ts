import { createContext, type ReactNode } from "react";
import type { ItemKind } from "../../../domain/catalogue/types.ts";

export type UnavailableItem = {
  kind: ItemKind;
  id: string;
};

export type DetailItem = UnavailableItem & {
  title: string;
};

export const DetailSlotContext = createContext<(item: DetailItem) => ReactNode>(() => null);

export const MissingSlotContext = createContext<(item: UnavailableItem, otherwise: ReactNode) => ReactNode>(
  (_, otherwise) => otherwise,
);
