import { fromBase64url, toBase64url, UUID_BYTES, uuidBytes, uuidOf } from "../../base64url.ts";

export type TripKey = { id: string; token: string };

const TOKEN_BYTES = 32;
const KEY_BYTES = UUID_BYTES + TOKEN_BYTES;
/** A denser code is hard to scan off a screen in the sun. */
const KEYS_IN_ONE_CODE = 6;

export function packKeys(keys: readonly TripKey[]): string {
  const bytes = new Uint8Array(keys.length * KEY_BYTES);
  for (const [at, { id, token }] of keys.entries()) {
    const tokenBytes = fromBase64url(token);
    if (tokenBytes?.length !== TOKEN_BYTES) throw new RangeError("A token is 32 bytes");
    bytes.set(uuidBytes(id), at * KEY_BYTES);
    bytes.set(tokenBytes, at * KEY_BYTES + UUID_BYTES);
  }
  return toBase64url(bytes);
}

export function unpackKeys(text: string): TripKey[] | null {
  const bytes = fromBase64url(text);
  if (bytes === null || bytes.length === 0 || bytes.length % KEY_BYTES !== 0) return null;
  return Array.from({ length: bytes.length / KEY_BYTES }, (_, at) => {
    const start = at * KEY_BYTES;
    return {
      id: uuidOf(bytes.subarray(start, start + UUID_BYTES)),
      token: toBase64url(bytes.subarray(start + UUID_BYTES, start + KEY_BYTES)),
    };
  });
}

export const splitIntoCodes = (keys: readonly TripKey[]): TripKey[][] =>
  Array.from({ length: Math.ceil(keys.length / KEYS_IN_ONE_CODE) }, (_, at) =>
    keys.slice(at * KEYS_IN_ONE_CODE, (at + 1) * KEYS_IN_ONE_CODE),
  );
