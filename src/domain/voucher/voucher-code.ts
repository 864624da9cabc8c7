import * as v from "valibot";
import type { Bytes } from "../base64url.ts";
import { UUID_BYTES, uuidBytes, uuidOf } from "../uuid-bytes.ts";
import { fromBase45, toBase45 } from "./base45.ts";

export type SignedVoucher = { key_id: number; booking_id: string; departure_id: string; guests: number };

/** Trust it only after checking the signature with its key. */
export type ReadVoucher = SignedVoucher & { content: Bytes; signature: Bytes };

/** `cannot_check` means that this device could not check a voucher, which may be valid. */
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

export function voucherContent({ key_id, booking_id, departure_id, guests }: SignedVoucher): Bytes {
  if (key_id < 1 || key_id > 255 || guests < 1 || guests > 255)
    throw new RangeError("A voucher's numbers are 1 to 255");
  return Uint8Array.from([VERSION, key_id, ...uuidBytes(booking_id), ...uuidBytes(departure_id), guests]);
}

/** 153 letters fit a QR code of version 6 with error correction M. */
export const writeVoucher = (content: Uint8Array, signature: Uint8Array): string =>
  PREFIX + toBase45(Uint8Array.from([...content, ...signature]));

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

const voucherKeySchema = v.object({ id: v.number(), key: v.string() });
export type VoucherKey = v.InferOutput<typeof voucherKeySchema>;

export function voucherKeysOf(raw: unknown): VoucherKey[] {
  const parsed = v.safeParse(v.array(voucherKeySchema), raw);
  return parsed.success ? parsed.output : [];
}
