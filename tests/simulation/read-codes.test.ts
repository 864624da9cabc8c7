import { expect, it } from "vitest";
import { readCode } from "../../src/features/guide/scan/read-code.ts";
import { asPixels, type Look, pictureOf } from "../support/qr-pictures.ts";

const CODE = `JTU:${"7K3M9Q+:%/ABX".repeat(12).slice(0, 149)}`;

function seen(look: Look, text = CODE): string | null {
  const picture = asPixels(pictureOf(text, look));
  return readCode(picture, 0) ?? readCode(picture, 1);
}

it.each<[string, Look]>([
  ["straight", {}],
  ...[17, 44, 90, 135, 201, 300].map((turn): [string, Look] => [`turned by ${turn} degrees`, { turn }]),
  ["in the dark", { dark: 6, light: 36, noise: 5, turn: 8 }],
  ["pale", { dark: 110, light: 160, noise: 5 }],
  ["half as large", { side: 180, noise: 8, turn: 33 }],
  ["grainy", { noise: 60, turn: 5 }],
  ["out of focus", { blur: 3, noise: 8, turn: 12 }],
  ["leaning away", { lean: 30, turn: 12, noise: 8 }],
  ["leaning and turned", { lean: -14, turn: 38, noise: 8 }],
  ["in a wide picture", { width: 1280, height: 720, side: 220, turn: 20 }],
])("reads a code %s", (_, look) => {
  expect(seen(look)).toBe(CODE);
});

it("finds nothing in pictures without a code", () => {
  const gray = { width: 720, height: 720, luma: new Uint8ClampedArray(720 * 720).fill(140) };
  expect(readCode(asPixels(gray))).toBeNull();
  expect(readCode({ data: new Uint8ClampedArray(0), width: 0, height: 0 })).toBeNull();
});
