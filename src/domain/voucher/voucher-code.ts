import * as v from "valibot";
import { type Bytes, UUID_BYTES, uuidBytes, uuidOf } from "../base64url.ts";
import { fromBase45, toBase45 } from "./base45.ts";

type VoucherIds = { key_id: number; booking_id: string; departure_id: string };
type PartyVoucher = VoucherIds & { guests: number; position?: undefined; serial?: undefined };
/** Admits one companion; a new link of the same position has the next serial. */
type PersonVoucher = VoucherIds & { guests?: undefined; position: number; serial: number };
export type SignedVoucher = PartyVoucher | PersonVoucher;

type Unsigned<Voucher> = Voucher extends VoucherIds ? Omit<Voucher, "key_id"> : never;
export type UnsignedVoucher = Unsigned<SignedVoucher>;

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
const PARTY = { version: 1, numbers: 1 };
const PERSON = { version: 2, numbers: 2 };
const SIGNATURE_BYTES = 64;
const IDS_BYTES = 2 + 2 * UUID_BYTES;

export function voucherContent({ key_id, booking_id, departure_id, ...voucher }: SignedVoucher): Bytes {
  const { version } = voucher.position === undefined ? PARTY : PERSON;
  const numbers = voucher.position === undefined ? [voucher.guests] : [voucher.position, voucher.serial];
  if ([key_id, ...numbers].some((number) => number < 1 || number > 255))
    throw new RangeError("A voucher's numbers are 1 to 255");
  return Uint8Array.from([version, key_id, ...uuidBytes(booking_id), ...uuidBytes(departure_id), ...numbers]);
}

/** At most 154 letters fit a QR code of version 6 with error correction M. */
export const writeVoucher = (content: Uint8Array, signature: Uint8Array): string =>
  PREFIX + toBase45(Uint8Array.from([...content, ...signature]));

export function readVoucher(
  text: string,
): { ok: true; voucher: ReadVoucher } | { ok: false; code: "not_ours" | "damaged" | "newer_version" } {
  if (!text.startsWith(PREFIX)) return { ok: false, code: "not_ours" };
  const bytes = fromBase45(text.slice(PREFIX.length));
  const [version = 0, key_id = 0] = bytes ?? [];
  if (version > PERSON.version) return { ok: false, code: "newer_version" };
  const kind = [PARTY, PERSON].find((one) => one.version === version);
  const contentBytes = IDS_BYTES + (kind?.numbers ?? 0);
  if (bytes?.length !== contentBytes + SIGNATURE_BYTES || kind === undefined) return { ok: false, code: "damaged" };
  const [first = 0, second = 0] = bytes.subarray(IDS_BYTES, contentBytes);
  if ([key_id, first, ...(kind === PERSON ? [second] : [])].includes(0)) return { ok: false, code: "damaged" };
  const ids = {
    key_id,
    booking_id: uuidOf(bytes.subarray(2, 2 + UUID_BYTES)),
    departure_id: uuidOf(bytes.subarray(2 + UUID_BYTES, IDS_BYTES)),
    content: bytes.slice(0, contentBytes),
    signature: bytes.slice(contentBytes),
  };
  const voucher = kind === PARTY ? { ...ids, guests: first } : { ...ids, position: first, serial: second };
  return { ok: true, voucher };
}

export const voucherKeySchema = v.object({ id: v.number(), key: v.string() });
export type VoucherKey = v.InferOutput<typeof voucherKeySchema>;

export function voucherKeysOf(raw: unknown): VoucherKey[] {
  const parsed = v.safeParse(v.array(voucherKeySchema), raw);
  return parsed.success ? parsed.output : [];
}
