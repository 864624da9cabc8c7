import * as fc from "fast-check";
import { expect, it } from "vitest";
import { fromBase45, toBase45 } from "./base45.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

it.each([
  ["AB", "BB8"],
  ["Hello!!", "%69 VD92EX0"],
  ["base-45", "UJCLQE7W581"],
  ["ietf!", "QED8WEX0"],
])("writes %j as in RFC 9285", (plain, written) => {
  expect(toBase45(bytes(plain))).toBe(written);
  expect(fromBase45(written)).toEqual(bytes(plain));
});

it("reads back whatever was written", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 120 }), (any) => {
      expect(fromBase45(toBase45(any))).toEqual(Uint8Array.from(any));
    }),
  );
});

it.each(["A", "ABCD", "bb8", "BB_", "GGW", ":::", "::", "5U5U5U5Ü5"])("does not read %j", (text) => {
  expect(fromBase45(text)).toBeNull();
});
