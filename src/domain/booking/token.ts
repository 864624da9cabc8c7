const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** 32 random bytes as 43 characters of base64url: whoever holds them sees the booking. */
export function tokenFromBytes(bytes: Uint8Array): string {
  if (bytes.length !== 32) throw new RangeError("A token is made of 32 bytes");
  let bits = 0;
  let held = 0;
  let token = "";
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      token += ALPHABET[(held >> bits) & 63] ?? "";
    }
    held &= (1 << bits) - 1;
  }
  return token + (ALPHABET[(held << (6 - bits)) & 63] ?? "");
}
