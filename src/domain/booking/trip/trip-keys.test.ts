import { expect, it } from "vitest";
import { fromBase64url, toBase64url, tokenFromBytes } from "../../base64url.ts";
import { packKeys, unpackKeys } from "./trip-keys.ts";

const key = (seed: number) => ({
  id: `0f8fad5b-d9cb-469f-a165-70867728${String(seed).padStart(4, "0")}`,
  token: tokenFromBytes(Uint8Array.from({ length: 32 }, (_, at) => (at * 37 + seed * 11) % 256)),
});
const keys = Array.from({ length: 14 }, (_, at) => key(at));

it("encodes every key in 64 letters", () => {
  const packed = packKeys(keys);
  expect(packed).toMatch(/^[\w-]{896}$/);
  expect(unpackKeys(packed)).toEqual(keys);
});

it.each(["", "x", packKeys([key(1)]).slice(0, -1), `${packKeys([key(1)])}AA`, "not a list!"])(
  "does not read %j as a list of keys",
  (text) => {
    expect(unpackKeys(text)).toBeNull();
  },
);

it("encodes bytes as the platform does", () => {
  for (let length = 0; length < 20; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, at) => 255 - at * 13);
    const text = toBase64url(bytes);
    expect(text).toBe(Buffer.from(bytes).toString("base64url"));
    expect(fromBase64url(text)).toEqual(bytes);
  }
});
