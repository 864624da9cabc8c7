import { expect, it } from "vitest";
import { fromBase64url } from "../../../../src/domain/base64url.ts";
import { readVoucher } from "../../../../src/domain/voucher/voucher-code.ts";
import { newVoucherKey, voucherSigner } from "./voucher-signer.ts";

const voucher = {
  booking_id: "0f8fad5b-d9cb-469f-a165-70867728950e",
  departure_id: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
  guests: 2,
};

it.each([undefined, ""])("signs nothing without a key (%j)", async (keys) => {
  expect(await voucherSigner(keys)).toBeNull();
});

it("signs with the newest key, and the same voucher always the same way", async () => {
  const keys = `${await newVoucherKey(7)}, ${await newVoucherKey(8)}`;
  const signer = await voucherSigner(keys);
  expect(signer?.keyId).toBe(8);
  expect(fromBase64url(signer?.publicKey ?? "")).toHaveLength(32);
  const code = (await signer?.sign(voucher)) ?? "";
  expect(readVoucher(code)).toMatchObject({ ok: true, voucher: { ...voucher, key_id: 8 } });
  expect(await (await voucherSigner(keys))?.sign(voucher)).toBe(code);
});

it.each(["secret", "1:", "0:AAAA", "256:AAAA", "x:AAAA", "1:not a key", "1:AAAA"])(
  "throws at the start with %j",
  async (keys) => {
    await expect(voucherSigner(keys)).rejects.toThrow();
  },
);
