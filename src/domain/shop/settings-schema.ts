import * as v from "valibot";
import { CHARGED_CURRENCIES, CURRENCIES } from "../pricing/orientation.ts";
import { wholeNumber } from "../schemas.ts";
import { termsSchema } from "../terms/terms-schema.ts";
import { SHOP_TEXTS, type ShopText } from "./settings.ts";

const texts = Object.fromEntries(SHOP_TEXTS.map((name) => [name, v.string()])) as Record<
  ShopText,
  v.StringSchema<undefined>
>;

const person = v.object({ name: v.string(), role: v.string(), words: v.string(), picture: v.string() });

const entries = {
  ...texts,
  fees_percent: wholeNumber,
  currencies: v.array(v.picklist(CURRENCIES)),
  terms: termsSchema,
  people: v.array(person),
};

export const settingsSchema = v.object(entries);

export const deskSettingsSchema = v.object({
  ...entries,
  revision: wholeNumber,
  charged_currency: v.picklist(CHARGED_CURRENCIES),
  mail_name: v.string(),
  mail_from: v.string(),
  mail_to: v.string(),
  fiscal_mxik: v.string(),
  fiscal_package_code: v.string(),
  fiscal_vat: v.string(),
  cash_ceiling_som: v.string(),
});
export type DeskSettings = v.InferOutput<typeof deskSettingsSchema>;
