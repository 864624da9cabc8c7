import * as v from "valibot";
import { legalName } from "../../../src/domain/shop/settings.ts";
import { registrationText } from "../../../src/text/app.ts";
import type { MailConfig } from "./mail/mail-config.ts";
import type { Address } from "./mail/mail.ts";
import type { Words } from "./text/languages.ts";
import type { Rpc } from "./web/rpc.ts";

export const sellerSchema = v.object({
  name: v.string(),
  legal_name: v.string(),
  tax_number: v.string(),
  licence_number: v.string(),
  email: v.string(),
  phone: v.string(),
  address: v.string(),
  mail_name: v.string(),
  mail_from: v.string(),
  mail_to: v.string(),
});
export type Seller = v.InferOutput<typeof sellerSchema>;

export const readShop = async (rpc: Rpc): Promise<Seller> => v.parse(sellerSchema, await rpc("shop_settings", {}));

export const sellerLine = (shop: Seller, { app }: Words): string =>
  [legalName(shop), registrationText(app.REGISTRATION, shop), shop.address, shop.email, shop.phone]
    .filter(Boolean)
    .join(" · ");

export type Mailboxes = { from: Address; operator: Address; contact: Address };

/** The environment's mailboxes apply until the desk has set its own. */
export function mailboxesOf(shop: Seller, { from, operator }: Pick<MailConfig, "from" | "operator">): Mailboxes {
  const name = shop.mail_name || from.name;
  const toOperator = { name, address: shop.mail_to || operator.address };
  return {
    from: { name, address: shop.mail_from || from.address },
    operator: toOperator,
    contact: { name, address: shop.email || toOperator.address },
  };
}
