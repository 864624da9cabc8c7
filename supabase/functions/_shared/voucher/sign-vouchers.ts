import * as v from "valibot";
import type { Rpc } from "../web/rpc.ts";
import type { VoucherSigner } from "./voucher-signer.ts";

type Deps = { rpc: Rpc; signer: () => Promise<VoucherSigner | null> };

const ids = { booking_id: v.string(), departure_id: v.string() };
export const wantedVouchersSchema = v.union([
  v.object({
    ok: v.literal(true),
    wanted: v.array(
      v.union([
        v.object({ ...ids, guests: v.number() }),
        v.object({ ...ids, companion_id: v.string(), position: v.number(), serial: v.number() }),
      ]),
    ),
  }),
  v.object({ ok: v.literal(false), code: v.string() }),
]);

export async function signVouchers({ rpc, signer }: Deps, bookingId: string | null = null): Promise<number | null> {
  const key = await signer();
  if (key === null) return null;
  const { keyId, publicKey, sign } = key;
  const voucherRequest = { key_id: keyId, public_key: publicKey, booking_id: bookingId };
  const answer = v.parse(wantedVouchersSchema, await rpc("vouchers_to_sign", voucherRequest));
  // The key's number is taken or revoked, which only the operator can fix.
  if (!answer.ok) throw new Error(`vouchers_to_sign: ${answer.code}, VOUCHER_KEYS needs another key at its end`);
  if (answer.wanted.length === 0) return 0;
  const vouchers = await Promise.all(answer.wanted.map(async (one) => ({ ...one, code: await sign(one) })));
  return v.parse(v.number(), await rpc("store_vouchers", { key_id: keyId, vouchers }));
}
