import { type VoucherKey, voucherKeysOf } from "../../../domain/voucher/voucher-code.ts";
import { readState } from "../../local/state.ts";

/** The caller needs `as_of`, because a key revoked since then is still among them. */
export async function knownVoucherKeys(): Promise<{ keys: VoucherKey[]; as_of: string | null }> {
  const mark = await readState("catalogue");
  return { keys: voucherKeysOf(mark?.voucher_keys), as_of: mark?.as_of ?? null };
}
