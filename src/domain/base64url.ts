const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Hosted functions run an older TypeScript without `Uint8Array<ArrayBuffer>`. */
export type Bytes = ReturnType<typeof Uint8Array.of>;

export function toBase64url(bytes: Uint8Array): string {
  let text = "";
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      text += ALPHABET[(held >> bits) & 63] ?? "";
    }
  }
  return bits === 0 ? text : text + (ALPHABET[(held << (6 - bits)) & 63] ?? "");
}

export function fromBase64url(text: string): Bytes | null {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
  let at = 0;
  let held = 0;
  let bits = 0;
  for (let index = 0; index < text.length; index += 1) {
    const value = ALPHABET.indexOf(text.charAt(index));
    if (value === -1) return null;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at] = (held >> bits) & 255;
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
