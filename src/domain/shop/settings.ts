import { type Currency, CURRENCIES } from "../pricing/orientation.ts";
import { FEES_PERCENT } from "../pricing/quote.ts";
import { CURRENT_TERMS, type Terms } from "../terms/cancellation-policy.ts";

export const SHOP_FIGURES = ["unesco_sites", "travelers"] as const;
export type Figure = (typeof SHOP_FIGURES)[number];

export const SOCIAL_LINKS = ["instagram", "facebook", "telegram", "tripadvisor"] as const;
export type SocialLink = (typeof SOCIAL_LINKS)[number];

export const SHOP_TEXTS = [
  "name",
  "legal_name",
  "tax_number",
  "licence_number",
  "since",
  "email",
  "phone",
  "address",
  "office_hours",
  "latitude",
  "longitude",
  ...SOCIAL_LINKS,
  ...SHOP_FIGURES,
  "unesco_source",
  "travelers_source",
] as const;
export type ShopText = (typeof SHOP_TEXTS)[number];

export type ShopPerson = { name: string; role: string; words: string; picture: string };

export type ShopSettings = Readonly<Record<ShopText, string>> & {
  readonly fees_percent: number;
  readonly currencies: readonly Currency[];
  readonly terms: Terms;
  readonly people: readonly ShopPerson[];
  readonly untranslated?: readonly string[];
};

const noTexts = Object.fromEntries(SHOP_TEXTS.map((name) => [name, ""])) as Record<ShopText, string>;

export const UNSET_SHOP: ShopSettings = {
  ...noTexts,
  name: "Journey to Uzbekistan",
  fees_percent: FEES_PERCENT,
  currencies: CURRENCIES,
  terms: CURRENT_TERMS,
  people: [],
};

export const FIGURE_SOURCES = {
  unesco_sites: "unesco_source",
  travelers: "travelers_source",
} as const;

export const legalName = (shop: Pick<ShopSettings, "name" | "legal_name">): string => shop.legal_name || shop.name;
