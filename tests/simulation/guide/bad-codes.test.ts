import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkVoucher } from "../../../src/data/sync/voucher/check-voucher.ts";
import { aRosterBooking, aRosterDeparture } from "../../../src/domain/guide/guide.fixture.ts";
import { ADMITTING_CODES, type Verdict, verdictOf } from "../../../src/domain/guide/verdict.ts";
import { toBase45 } from "../../../src/domain/voucher/base45.ts";
import { verdictWords } from "../../../src/features/guide/verdict-words.ts";
import { aVoucherKey } from "../../support/signed-vouchers.ts";

const ours = await aVoucherKey(2);
const revoked = await aVoucherKey(1);
const booking = aRosterBooking(1);
const departure = aRosterDeparture({ bookings: [booking] });
const good = { booking_id: booking.id, departure_id: departure.id, guests: booking.guests };
const code = await ours.sign(good);

async function verdictOn(text: string): Promise<Verdict> {
  const checked = await checkVoucher(text, [ours.key]);
  return verdictOf(checked, { departure, roster: [departure], facts: [] });
}

describe("a code that is not our voucher", () => {
  it.each<[string, string | Promise<string>, string]>([
    ["the reference alone, as vouchers had it once", "JU-7K3M9Q", "not_ours"],
    ["an address with our letters in it", "https://example.com/JTU:BB8", "not_ours"],
    ["four thousand letters with our beginning", `JTU:${"0".repeat(4_092)}`, "damaged"],
    ["half a voucher", code.slice(0, 80), "damaged"],
    ["a voucher and a new line", `${code}\n`, "damaged"],
    ["a voucher signed with a key that was revoked", revoked.sign(good), "unknown_key"],
    ["a voucher that somebody else signed", aVoucherKey(2).then((other) => other.sign(good)), "bad_signature"],
    ["a voucher for another departure", ours.sign({ ...good, departure_id: booking.id }), "other_departure"],
  ])("%s: one clear sentence, and nobody is let in", async (_, text, expected) => {
    const verdict = await verdictOn(await text);
    expect(verdict.code).toBe(expected);
    const { title, why, todo } = verdictWords(verdict);
    for (const words of [title, why, todo]) expect(words).toMatch(/^[A-Z].{5,}[^\s]$/);
    expect(ADMITTING_CODES.has(verdict.code)).toBe(false);
  });

  it("is reported so whatever it contains, and throws nothing", async () => {
    const any = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.string({ unit: "binary" }).map((text) => `JTU:${text}`),
      fc.uint8Array({ minLength: 90, maxLength: 110 }).map((bytes) => `JTU:${toBase45(bytes)}`),
      fc.tuple(fc.nat(code.length - 1), fc.string({ minLength: 1, maxLength: 3 })).map(([at, put]) => {
        return code.slice(0, at) + put + code.slice(at + put.length);
      }),
    );
    await fc.assert(
      fc.asyncProperty(any, async (text) => {
        fc.pre(text !== code);
        const verdict = await verdictOn(text);
        expect(ADMITTING_CODES.has(verdict.code)).toBe(false);
        expect(verdictWords(verdict).why).toMatch(/\.$/);
      }),
      { numRuns: 2_000 },
    );
  });
});

it("differs from a good one", async () => {
  expect(await verdictOn(code)).toEqual({ code: "welcome", booking });
});
