import * as v from "valibot";
import { expect, it } from "vitest";
import { readVoucher } from "../../../../src/domain/voucher/voucher-code.ts";
import { aDatabase } from "../payment/payment.fixture.ts";
import { signVouchers } from "./sign-vouchers.ts";
import { newVoucherKey, voucherSigner } from "./voucher-signer.ts";

const wish = {
  booking_id: "0f8fad5b-d9cb-469f-a165-70867728950e",
  departure_id: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
  guests: 2,
};
const keys = await newVoucherKey(4);
const signer = () => voucherSigner(keys);

it("signs what the database asks for with the requested key, and returns the codes", async () => {
  const { rpc, calls } = aDatabase({ vouchers_to_sign: () => ({ ok: true, wanted: [wish] }), store_vouchers: () => 1 });
  expect(await signVouchers({ rpc, signer }, wish.booking_id)).toBe(1);
  const [asked, kept] = calls;
  expect(asked?.args).toMatchObject({ key_id: 4, booking_id: wish.booking_id });
  const vouchers = v.parse(v.array(v.looseObject({ code: v.string() })), kept?.args["vouchers"]);
  expect(vouchers).toMatchObject([wish]);
  expect(readVoucher(vouchers[0]?.code ?? "")).toMatchObject({ ok: true, voucher: { ...wish, key_id: 4 } });
});

it("signs a companion's own voucher and says whose it is", async () => {
  const { guests: _, ...ids } = wish;
  const companion = { ...ids, companion_id: "c0000000-0000-4000-8000-000000000001", position: 2, serial: 1 };
  const { rpc, calls } = aDatabase({
    vouchers_to_sign: () => ({ ok: true, wanted: [wish, companion] }),
    store_vouchers: () => 2,
  });
  expect(await signVouchers({ rpc, signer })).toBe(2);
  const [, stored] = v.parse(v.array(v.looseObject({ code: v.string() })), calls[1]?.args["vouchers"]);
  expect(stored).toMatchObject(companion);
  expect(readVoucher(stored?.code ?? "")).toMatchObject({ ok: true, voucher: { ...ids, position: 2, serial: 1 } });
});

it.each(["key_taken", "key_revoked"])("throws and names a key that must not sign: %s", async (code) => {
  const { rpc } = aDatabase({ vouchers_to_sign: () => ({ ok: false, code }) });
  await expect(signVouchers({ rpc, signer })).rejects.toThrow(code);
});
