import { createContext, useContext } from "react";
import { type ShopSettings, UNSET_SHOP } from "../domain/shop/settings.ts";

/** The app provides the mirror's settings, because shared code reads no data. */
export const ShopContext = createContext<ShopSettings>(UNSET_SHOP);

export const useShop = (): ShopSettings => useContext(ShopContext);
