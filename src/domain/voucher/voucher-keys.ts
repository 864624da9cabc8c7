import * as v from "valibot";

const voucherKeySchema = v.object({ id: v.number(), key: v.string() });
export type VoucherKey = v.InferOutput<typeof voucherKeySchema>;

export function voucherKeysOf(raw: unknown): VoucherKey[] {
  const parsed = v.safeParse(v.array(voucherKeySchema), raw);
  return parsed.success ? parsed.output : [];
}
