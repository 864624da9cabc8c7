import type { UnsignedVoucher } from "../../src/domain/voucher/voucher-code.ts";
import type { VoucherKey } from "../../src/domain/voucher/voucher-code.ts";
import { newVoucherKey, voucherSigner } from "../../supabase/functions/_shared/voucher/voucher-signer.ts";

export async function aVoucherKey(id = 1): Promise<{
  secret: string;
  key: VoucherKey;
  sign: (voucher: UnsignedVoucher) => Promise<string>;
}> {
  const secret = await newVoucherKey(id);
  const signer = await voucherSigner(secret);
  if (!signer) throw new Error("A key was made and not read");
  return { secret, key: { id, key: signer.publicKey }, sign: signer.sign };
}
