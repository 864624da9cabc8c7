import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toBase45 } from "./base45.ts";
import { readVoucher, voucherContent, writeVoucher } from "./voucher-code.ts";

const voucher = {
  key_id: 3,
  booking_id: "0f8fad5b-d9cb-469f-a165-70867728950e",
  departure_id: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
  guests: 12,
};
const content = voucherContent(voucher);
const { guests: _, ...ids } = voucher;
const person = { ...ids, position: 2, serial: 255 };
const personal = voucherContent(person);
const signature = Uint8Array.from({ length: 64 }, (_, at) => (at * 41) % 256);
const code = writeVoucher(content, signature);
const bytesOf = (length: number, first: number) => Uint8Array.from({ length }, (_, at) => (at === 0 ? first : 1));

it("has 35 signed bytes and a signature, in letters that fit a QR code of version 6", () => {
  expect(content).toHaveLength(35);
  expect(code).toMatch(/^JTU:[0-9A-Z $%*+\-./:]{149}$/);
  expect(readVoucher(code)).toEqual({ ok: true, voucher: { ...voucher, content, signature } });
});

it("of one person has one signed byte more, in letters that fit the same QR code", () => {
  const written = writeVoucher(personal, signature);
  expect(personal).toHaveLength(36);
  expect(written).toMatch(/^JTU:[0-9A-Z $%*+\-./:]{150}$/);
  expect(readVoucher(written)).toEqual({ ok: true, voucher: { ...person, content: personal, signature } });
});

describe("a text that is no voucher", () => {
  it.each([
    ["nothing", "", "not_ours"],
    ["a bare reference", "JU-7K3M9Q", "not_ours"],
    ["JSON", '{"booking":"0f8fad5b"}', "not_ours"],
    ["an address", "https://example.com/JTU:", "not_ours"],
    ["a wireless network", "WIFI:S:Hotel;T:WPA;P:plov;;", "not_ours"],
    ["small letters", code.toLowerCase(), "not_ours"],
    ["only the beginning", "JTU:", "damaged"],
    ["letters that are none", `JTU:${"ü".repeat(149)}`, "damaged"],
    ["a piece of a voucher", code.slice(0, -3), "damaged"],
    ["a voucher with something behind it", `${code}000`, "damaged"],
    ["a voucher with a space behind it", `${code} `, "damaged"],
    ["version 0", `JTU:${toBase45(bytesOf(99, 0))}`, "damaged"],
    ["a person's version of a party's length", `JTU:${toBase45(bytesOf(99, 2))}`, "damaged"],
    ["a later version", `JTU:${toBase45(bytesOf(100, 3))}`, "newer_version"],
    ["a later version of another length", `JTU:${toBase45(bytesOf(131, 9))}`, "newer_version"],
    ["key 0", writeVoucher(Uint8Array.from([1, 0, ...content.slice(2)]), signature), "damaged"],
    ["place 0", writeVoucher(Uint8Array.from([...personal.slice(0, -2), 0, 1]), signature), "damaged"],
    ["serial 0", writeVoucher(Uint8Array.from([...personal.slice(0, -1), 0]), signature), "damaged"],
    ["no people", writeVoucher(Uint8Array.from([...content.slice(0, -1), 0]), signature), "damaged"],
  ])("%s: one clear word", (_, text, problem) => {
    expect(readVoucher(text)).toEqual({ ok: false, code: problem });
  });

  it("never throws, whatever a camera reads", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.boolean(), (any, ours) => {
        expect(readVoucher(ours ? `JTU:${any}` : any)).toHaveProperty("ok", false);
      }),
    );
  });
});

it.each([
  { ...voucher, key_id: 0 },
  { ...voucher, key_id: 256 },
  { ...voucher, guests: 0 },
  { ...voucher, guests: 256 },
  { ...person, position: 256 },
  { ...person, serial: 0 },
])("refuses to write a number that does not fit a byte", (wrong) => {
  expect(() => voucherContent(wrong)).toThrow(RangeError);
});
