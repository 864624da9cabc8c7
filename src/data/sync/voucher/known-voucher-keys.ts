import { type VoucherKey, voucherKeysOf } from "../../../domain/voucher/voucher-keys.ts";
import { readState } from "../../local/state.ts";

/** The public keys this device heard of last, with when that was: a key that was revoked since is not among the next. */
export async function knownVoucherKeys(): Promise<{ keys: VoucherKey[]; as_of: string | null }> {
  const mark = await readState("catalogue");
  return { keys: voucherKeysOf(mark?.voucher_keys), as_of: mark?.as_of ?? null };
}
