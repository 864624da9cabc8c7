import { type VoucherKey, voucherKeysOf } from "../../../domain/voucher/voucher-code.ts";
import { readState } from "../../local/state.ts";

/** The caller needs `as_of`, because a key revoked since then is still among them. */
export async function knownVoucherKeys(): Promise<{ keys: VoucherKey[]; as_of: string | null }> {
  const catalogueState = await readState("catalogue");
  return { keys: voucherKeysOf(catalogueState?.voucher_keys), as_of: catalogueState?.as_of ?? null };
}
