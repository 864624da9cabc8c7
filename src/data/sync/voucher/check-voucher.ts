import { fromBase64url } from "../../../domain/base64url.ts";
import {
  type ReadVoucher,
  readVoucher,
  type VoucherKey,
  type VoucherProblem,
  voucherKeysOf,
} from "../../../domain/voucher/voucher-code.ts";
import { readState } from "../../local/state.ts";
import { checkSignature } from "./check-signature.ts";

export type CheckedVoucher = { ok: true; voucher: ReadVoucher } | { ok: false; code: VoucherProblem };

const KEY_BYTES = 32;

/** Works offline, so the caller must compare the departure and the booking's state. */
export async function checkVoucher(
  text: string,
  keys: readonly VoucherKey[],
  check: typeof checkSignature = checkSignature,
): Promise<CheckedVoucher> {
  const parsedVoucher = readVoucher(text);
  if (!parsedVoucher.ok) return parsedVoucher;
  const { voucher } = parsedVoucher;
  const publicKey = fromBase64url(keys.find(({ id }) => id === voucher.key_id)?.key ?? "");
  if (publicKey?.length !== KEY_BYTES) return { ok: false, code: "unknown_key" };
  try {
    const isGenuine = await check({ publicKey, signature: voucher.signature, content: voucher.content });
    return isGenuine ? parsedVoucher : { ok: false, code: "bad_signature" };
  } catch (error) {
    console.warn("A signature could not be checked:", error);
    return { ok: false, code: "cannot_check" };
  }
}

/** A stored key may have been revoked since `as_of`. */
export async function knownVoucherKeys(): Promise<{ keys: VoucherKey[]; as_of: string | null }> {
  const catalogueState = await readState("catalogue");
  return { keys: voucherKeysOf(catalogueState?.voucher_keys), as_of: catalogueState?.as_of ?? null };
}
