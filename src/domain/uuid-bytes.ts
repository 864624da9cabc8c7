export const UUID_BYTES = 16;

export function uuidBytes(id: string): number[] {
  const hex = id.replaceAll("-", "");
  return Array.from({ length: UUID_BYTES }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));
}

export const uuidOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
