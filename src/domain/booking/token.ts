import { toBase64url } from "../base64url.ts";

/** 32 random bytes as 43 characters of base64url: whoever holds them sees the booking. */
export function tokenFromBytes(bytes: Uint8Array): string {
  if (bytes.length !== 32) throw new RangeError("A token is made of 32 bytes");
  return toBase64url(bytes);
}
