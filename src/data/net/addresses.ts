import { env } from "./env.ts";

const BUCKET = "/storage/v1/object/public/images/";

/** What stands in image_url is a whole address, or a path in the public bucket. */
export function imageUrl(value: string, base: string = env.assetBase): string {
  if (value === "" || /^https?:/i.test(value) || value.startsWith("/")) return value;
  return `${base}${BUCKET}${value.split("/").map(encodeURIComponent).join("/")}`;
}

/** An address as other sites must write it; without a configured origin it stays relative. */
export const siteAddress = (path: string) => (path.startsWith("/") ? `${env.canonicalOrigin}${path}` : path);

/** How a page is found and shared; one without a picture of its own has the app's. */
export const sharedAs = (path: string, image = "") => ({
  address: siteAddress(path),
  picture: siteAddress(imageUrl(image) || "/og.jpg"),
});
