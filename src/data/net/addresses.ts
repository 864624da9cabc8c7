import { pictureAddress } from "../../domain/catalogue/picture-address.ts";
import { addressIn, type Language, languages } from "../../domain/languages.ts";
import { env } from "./env.ts";

export const imageUrl = (value: string, base: string = env.assetBase): string => pictureAddress(value, base);

export const siteAddress = (path: string) => (path.startsWith("/") ? `${env.siteUrl}${path}` : path);

export type Addresses = Readonly<Record<Language, string>>;

export const addressesOf = (path: string): Addresses =>
  Object.fromEntries(languages.map((language) => [language, siteAddress(addressIn(language, path))])) as Addresses;

export const sharePreview = (path: string, image = "") => ({
  addresses: addressesOf(path),
  picture: siteAddress(imageUrl(image) || "/og.jpg"),
});
