import * as v from "valibot";

/** A public key that vouchers are checked with, 32 bytes in base64url; one that was revoked is not told. */
const voucherKeySchema = v.object({ id: v.number(), key: v.string() });
export type VoucherKey = v.InferOutput<typeof voucherKeySchema>;

/** As the mirror keeps them; none where the answer is from before there were any, or of another shape. */
export function voucherKeysOf(raw: unknown): VoucherKey[] {
  const parsed = v.safeParse(v.array(voucherKeySchema), raw);
  return parsed.success ? parsed.output : [];
}
