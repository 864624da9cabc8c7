import { describe, expect, it, vi } from "vitest";
import { checkByLibrary, checkByPlatform } from "../../src/data/sync/voucher/check-signature.ts";
import { checkVoucher } from "../../src/data/sync/voucher/check-voucher.ts";
import { fromBase45, toBase45 } from "../../src/domain/voucher/base45.ts";
import { aVoucherKey } from "../support/signed-vouchers.ts";

const voucher = {
  booking_id: "0f8fad5b-d9cb-469f-a165-70867728950e",
  departure_id: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
  guests: 2,
};
const old = await aVoucherKey(1);
const ours = await aVoucherKey(2);
const keys = [old.key, ours.key];

function withBitTurned(code: string, bit: number): string {
  const bytes = fromBase45(code.slice(4));
  if (!bytes) throw new Error("no code");
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return `JTU:${toBase45(bytes)}`;
}

describe.each([
  ["the platform", checkByPlatform],
  ["the library", checkByLibrary],
])("a voucher, checked by %s", (_, check) => {
  it("is accepted with the key it names, the newest and older ones", async () => {
    for (const signer of [old, ours]) {
      const checked = await checkVoucher(await signer.sign(voucher), keys, check);
      expect(checked).toMatchObject({ ok: true, voucher: { ...voucher, key_id: signer.key.id } });
    }
  });

  it("is refused with any single bit changed", async () => {
    const code = await ours.sign(voucher);
    const results = new Set<string>();
    for (let bit = 0; bit < 99 * 8; bit += 1) {
      const checked = await checkVoucher(withBitTurned(code, bit), keys, check);
      results.add(checked.ok ? `accepted at bit ${bit}` : checked.code);
    }
    expect([...results].toSorted()).toEqual(["bad_signature", "damaged", "newer_version", "unknown_key"]);
  });

  it("is refused when its key is unknown or was revoked", async () => {
    const checked = await checkVoucher(await ours.sign(voucher), [old.key], check);
    expect(checked).toEqual({ ok: false, code: "unknown_key" });
  });

  it("is refused when somebody else signed in the name of our key", async () => {
    const forged = await (await aVoucherKey(2)).sign(voucher);
    expect(await checkVoucher(forged, keys, check)).toEqual({ ok: false, code: "bad_signature" });
  });
});

it.each([[], [{ id: 2, key: "" }], [{ id: 2, key: "AAAA" }], [{ id: 2, key: "not a key!" }]])(
  "is refused with malformed keys (%j)",
  async (...unusable) => {
    const checked = await checkVoucher(await ours.sign(voucher), unusable);
    expect(checked).toEqual({ ok: false, code: "unknown_key" });
  },
);

it("is reported as unchecked when this device cannot check at all", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const checked = await checkVoucher(await ours.sign(voucher), keys, () => Promise.reject(new Error("no file")));
  expect(checked).toEqual({ ok: false, code: "cannot_check" });
  expect(warned).toHaveBeenCalledOnce();
});
