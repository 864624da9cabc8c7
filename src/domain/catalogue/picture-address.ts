const BUCKET = "/storage/v1/object/public/images/";

/** What stands in image_url is a whole address, or a path in the public bucket of the backend at `base`. */
export function pictureAddress(value: string, base: string): string {
  if (value === "" || /^https?:/i.test(value) || value.startsWith("/")) return value;
  return `${base}${BUCKET}${value.split("/").map(encodeURIComponent).join("/")}`;
}
