import type { Bytes } from "../base64url.ts";
import { UUID_BYTES, uuidBytes, uuidOf } from "../uuid-bytes.ts";
import { fromBase45, toBase45 } from "./base45.ts";

/** What the server signs: that so many people of a booking come along on a departure. */
export type SignedVoucher = { key_id: number; booking_id: string; departure_id: string; guests: number };

/** As it was read: believed only after the signature over its content was checked with the key it names. */
export type ReadVoucher = SignedVoucher & { content: Bytes; signature: Bytes };

/**
 * Why a code is no voucher: of something else, torn or changed, of an app newer than this one, signed by a key that is
 * not (or no longer) ours, or changed after it was signed. `cannot_check`: this device could not, and says nothing of it.
 */
export type VoucherProblem =
  | "not_ours"
  | "damaged"
  | "newer_version"
  | "unknown_key"
  | "bad_signature"
  | "cannot_check";

const PREFIX = "JTU:";
const VERSION = 1;
const CONTENT_BYTES = 2 + 2 * UUID_BYTES + 1;
const SIGNATURE_BYTES = 64;

/** Version, key, booking, departure, people: 35 bytes. */
export function voucherContent({ key_id, booking_id, departure_id, guests }: SignedVoucher): Bytes {
  if (key_id < 1 || key_id > 255 || guests < 1 || guests > 255)
    throw new RangeError("A voucher's numbers are 1 to 255");
  return Uint8Array.from([VERSION, key_id, ...uuidBytes(booking_id), ...uuidBytes(departure_id), guests]);
}

/** 153 letters: with error correction M a QR code of version 6. */
export const writeVoucher = (content: Uint8Array, signature: Uint8Array): string =>
  PREFIX + toBase45(Uint8Array.from([...content, ...signature]));

/** Any text a camera can come by. */
export function readVoucher(
  text: string,
): { ok: true; voucher: ReadVoucher } | { ok: false; code: "not_ours" | "damaged" | "newer_version" } {
  if (!text.startsWith(PREFIX)) return { ok: false, code: "not_ours" };
  const bytes = fromBase45(text.slice(PREFIX.length));
  const [version = 0, key_id = 0] = bytes ?? [];
  if (version > VERSION) return { ok: false, code: "newer_version" };
  if (bytes?.length !== CONTENT_BYTES + SIGNATURE_BYTES || version !== VERSION) return { ok: false, code: "damaged" };
  const guests = bytes[CONTENT_BYTES - 1] ?? 0;
  if (key_id === 0 || guests === 0) return { ok: false, code: "damaged" };
  const voucher = {
    key_id,
    booking_id: uuidOf(bytes.subarray(2, 2 + UUID_BYTES)),
    departure_id: uuidOf(bytes.subarray(2 + UUID_BYTES, 2 + 2 * UUID_BYTES)),
    guests,
    content: bytes.slice(0, CONTENT_BYTES),
    signature: bytes.slice(CONTENT_BYTES),
  };
  return { ok: true, voucher };
}
