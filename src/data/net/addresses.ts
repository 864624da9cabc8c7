import { pictureAddress } from "../../domain/catalogue/picture-address.ts";
import { env } from "./env.ts";

export const imageUrl = (value: string, base: string = env.assetBase): string => pictureAddress(value, base);

export const siteAddress = (path: string) => (path.startsWith("/") ? `${env.canonicalOrigin}${path}` : path);

export const sharePreview = (path: string, image = "") => ({
  path,
  picture: siteAddress(imageUrl(image) || "/og.jpg"),
});
