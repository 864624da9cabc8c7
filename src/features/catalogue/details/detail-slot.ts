import { createContext, type ReactNode } from "react";
import type { ItemKind } from "../../../domain/catalogue/types.ts";

export interface DetailItem {
  kind: ItemKind;
  id: string;
  title: string;
}

/** What other features add beside 'Share' on a detail page (Save for offline). The app fills it: features do not meet. */
export const DetailSlotContext = createContext<(item: DetailItem) => ReactNode>(() => null);
