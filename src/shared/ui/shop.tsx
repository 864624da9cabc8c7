import { createContext, useContext } from "react";
import { Link } from "react-router-dom";
import { CONTACT_PAGE } from "#texts/app.ts";
import { type ShopSettings, UNSET_SHOP } from "../../domain/shop/settings.ts";
import { paths } from "../paths.ts";
import { MailTo } from "./links.tsx";

/** The app provides the mirror's settings, because shared code reads no data. */
export const ShopContext = createContext<ShopSettings>(UNSET_SHOP);

export const useShop = (): ShopSettings => useContext(ShopContext);

/** A shop without an email address still has its form. */
export function WriteToUs() {
  const { email } = useShop();
  return email ? <MailTo address={email} /> : <Link to={paths.contact()}>{CONTACT_PAGE}</Link>;
}
