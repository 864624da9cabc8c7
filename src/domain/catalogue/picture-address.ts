const BUCKET = "/storage/v1/object/public/images/";
const PLACEHOLDER = "/placeholder.svg";

const LONGEST = 2000;
/** Must match its twin `private.is_picture_address` in SQL. */
const ADDRESS = /^(https?:\/\/[^\]\s"'<>\\[]+|\/?[A-Za-z0-9][A-Za-z0-9._%/-]*)$/;
const PARENT_FOLDER = /(^|\/)\.\.(\/|$)/;

export const isPictureAddress = (value: string): boolean =>
  value.length <= LONGEST && ADDRESS.test(value) && !PARENT_FOLDER.test(value);

export function pictureAddress(value: string, base: string): string {
  if (value === "") return value;
  if (!isPictureAddress(value)) return PLACEHOLDER;
  if (/^https?:/i.test(value) || value.startsWith("/")) return value;
  return `${base}${BUCKET}${value.split("/").map(encodeURIComponent).join("/")}`;
}
