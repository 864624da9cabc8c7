import type { Seller } from "./shop.ts";

export const aShop = (changes: Partial<Seller> = {}): Seller => ({
  name: "Journey to Uzbekistan",
  legal_name: "Journey LLC",
  tax_number: "301234567",
  licence_number: "T-0042-11",
  email: "hello@journey.example",
  phone: "+998 71 000 00 00",
  address: "12 Registan Street",
  mail_name: "",
  mail_from: "",
  mail_to: "",
  ...changes,
});
