import type { ShopPerson, ShopSettings, ShopText } from "../../shop/settings.ts";
import type { ChangeText } from "./item-texts.ts";

/** There is one shop; its translations need an id as those of an item do. */
export const SHOP_ID = "5e770000-0000-4000-8000-000000000001";

export const TRANSLATED_SETTINGS = [
  "address",
  "office_hours",
  "unesco_source",
  "travelers",
  "travelers_source",
] as const satisfies readonly ShopText[];
const PERSON_TEXTS = ["name", "role", "words"] as const satisfies readonly (keyof ShopPerson)[];

type ShopTexts = Pick<ShopSettings, (typeof TRANSLATED_SETTINGS)[number] | "people">;

export function changeShopTexts<Shop extends ShopTexts>(shop: Shop, change: ChangeText): Shop {
  const changed = (path: string, text: string) => (text.trim() === "" ? text : change(path, text));
  return {
    ...shop,
    ...Object.fromEntries(TRANSLATED_SETTINGS.map((name) => [name, changed(name, shop[name])])),
    people: shop.people.map((person, index) => ({
      ...person,
      ...Object.fromEntries(PERSON_TEXTS.map((name) => [name, changed(`people.${index}.${name}`, person[name])])),
    })),
  };
}
