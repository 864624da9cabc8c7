import { pictureAddress } from "../../domain/catalogue/picture-address.ts";
import { env } from "./env.ts";

export const imageUrl = (value: string, base: string = env.assetBase): string => pictureAddress(value, base);

/** Without a configured origin the address stays relative. */
export const siteAddress = (path: string) => (path.startsWith("/") ? `${env.canonicalOrigin}${path}` : path);

/** A page without a picture uses the app's. */
export const sharedAs = (path: string, image = "") => ({
  address: siteAddress(path),
  picture: siteAddress(imageUrl(image) || "/og.jpg"),
});
