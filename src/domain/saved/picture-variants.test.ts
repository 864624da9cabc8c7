import { expect, it } from "vitest";
import { heroWidth, otherWidthsOf } from "./picture-variants.ts";

it.each([
  [360, 1, 480],
  [360, 3, 960],
  [412, 2.6, 960],
  [768, 2, 1600],
  [1440, 1, 1600],
])("picks on a screen %d wide at density %d the size %d", (width, density, expected) => {
  expect(heroWidth(width, density)).toBe(expected);
});

it("uses a larger stored size before a smaller one", () => {
  expect(otherWidthsOf("/x-480.webp")).toEqual(["/x-960.webp", "/x-1600.webp"]);
  expect(otherWidthsOf("/x-960.webp")).toEqual(["/x-1600.webp", "/x-480.webp"]);
  expect(otherWidthsOf("/x-1600.webp")).toEqual(["/x-960.webp", "/x-480.webp"]);
});
