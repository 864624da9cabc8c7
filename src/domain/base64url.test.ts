import { Buffer } from "node:buffer";
import { assert, property, uint8Array } from "fast-check";
import { expect, it } from "vitest";
import { tokenFromBytes } from "./base64url.ts";

it("is base64url of its 32 bytes", () => {
  assert(
    property(uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
      expect(tokenFromBytes(bytes)).toBe(Buffer.from(bytes).toString("base64url"));
    }),
  );
  expect(() => tokenFromBytes(new Uint8Array(31))).toThrow(RangeError);
});
