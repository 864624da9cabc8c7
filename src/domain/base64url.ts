const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Hosted functions run an older TypeScript without `Uint8Array<ArrayBuffer>`. */
export type Bytes = ReturnType<typeof Uint8Array.of>;

export function toBase64url(bytes: Uint8Array): string {
  let text = "";
  let pendingBits = 0;
  let pendingBitCount = 0;
  for (const byte of bytes) {
    pendingBits = ((pendingBits << 8) | byte) & 0xffff;
    pendingBitCount += 8;
    while (pendingBitCount >= 6) {
      pendingBitCount -= 6;
      text += ALPHABET[(pendingBits >> pendingBitCount) & 63] ?? "";
    }
  }
  return pendingBitCount === 0 ? text : text + (ALPHABET[(pendingBits << (6 - pendingBitCount)) & 63] ?? "");
}

export function fromBase64url(text: string): Bytes | null {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
  let at = 0;
  let pendingBits = 0;
  let pendingBitCount = 0;
  for (let index = 0; index < text.length; index += 1) {
    const value = ALPHABET.indexOf(text.charAt(index));
    if (value === -1) return null;
    pendingBits = ((pendingBits << 6) | value) & 0xffff;
    pendingBitCount += 6;
    if (pendingBitCount >= 8) {
      pendingBitCount -= 8;
      bytes[at] = (pendingBits >> pendingBitCount) & 255;
      at += 1;
    }
  }
  return bytes;
}

/** A token takes 32 random bytes, because its holder can open the booking. */
export function tokenFromBytes(bytes: Uint8Array): string {
  if (bytes.length !== 32) throw new RangeError("A token is made of 32 bytes");
  return toBase64url(bytes);
}

export const UUID_BYTES = 16;

export function uuidBytes(id: string): number[] {
  const hex = id.replaceAll("-", "");
  return Array.from({ length: UUID_BYTES }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));
}

export const uuidOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
