import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toBase64url } from "../base64url.ts";
import { readReceipt, type CashReceipt, receiptHash } from "./cash-receipt.ts";

const receipt: CashReceipt = {
  payment_id: "ca540000-0000-4000-8000-000000000001",
  amount_cents: 12_000,
  currency: "UZS",
  charged_minor: 150_000_000,
  seen_at: "2027-04-15T04:30:00.000Z",
  guide_name: "Азиз Gʻulomov \u{1F42A}",
  reference: "JU-7K3M9Q",
};
const coded = (row: unknown) =>
  `#receipt=${toBase64url(Uint8Array.from(JSON.stringify(row), (letter) => letter.charCodeAt(0)))}`;
const row: unknown[] = [1, receipt.payment_id, 12_000, "USD", null, Date.parse(receipt.seen_at), "Aziz", "JU-7K3M9Q"];
const changed = (place: number, value: unknown) => coded(row.with(place, value));

it("reads back what was written, in letters an address may carry", () => {
  expect(receiptHash(receipt)).toMatch(/^#receipt=[\w-]+$/);
  expect(readReceipt(receiptHash(receipt))).toEqual({ ok: true, receipt });
  const dollars = { ...receipt, currency: "USD", charged_minor: null, guide_name: "Aziz" };
  expect(readReceipt(receiptHash(dollars))).toEqual({ ok: true, receipt: dollars });
  expect(readReceipt(coded(row))).toEqual({ ok: true, receipt: dollars });
  expect(receiptHash(dollars).length).toBeLessThan(160);
});

describe("reading a receipt", () => {
  it.each(["", "#", "#token=abc", "#receipts=abc", "receipt=abc"])("finds none in %j", (hash) => {
    expect(readReceipt(hash)).toBeNull();
  });

  it.each([
    ["nothing", "#receipt="],
    ["letters that are none", "#receipt=%20%20"],
    ["no JSON", "#receipt=AAAA"],
    ["an object", coded({ payment_id: receipt.payment_id })],
    ["too few", coded(row.slice(0, 5))],
    ["version 0", changed(0, 0)],
    ["no payment's id", changed(1, "javascript:alert(1)")],
    ["nothing paid", changed(2, 0)],
    ["less than nothing", changed(2, -5)],
    ["more than anybody pays", changed(2, 1e12)],
    ["parts of a cent", changed(2, 1.5)],
    ["another currency", changed(3, "XXX")],
    ["a day that is none", changed(5, 1e300)],
    ["a name without end", changed(6, "A".repeat(500))],
    ["no name", changed(6, "")],
  ])("refuses %s as damaged", (_, hash) => {
    expect(readReceipt(hash)).toEqual({ ok: false, code: "damaged" });
  });

  it("never throws, whatever it reads", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (any) => {
        expect(readReceipt(`#receipt=${any}`)?.ok ?? false).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        expect(readReceipt(`#receipt=${toBase64url(bytes)}`)).toMatchObject({ ok: false });
      }),
    );
  });
});
