import { pictureAddress } from "../../domain/catalogue/picture-address.ts";
import { env } from "./env.ts";

export const imageUrl = (value: string, base: string = env.assetBase): string => pictureAddress(value, base);

/** An address as other sites must write it; without a configured origin it stays relative. */
export const siteAddress = (path: string) => (path.startsWith("/") ? `${env.canonicalOrigin}${path}` : path);

/** How a page is found and shared; one without a picture of its own has the app's. */
export const sharedAs = (path: string, image = "") => ({
  address: siteAddress(path),
  picture: siteAddress(imageUrl(image) || "/og.jpg"),
});
