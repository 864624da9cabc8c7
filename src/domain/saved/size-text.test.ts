import { expect, it } from "vitest";
import { sizeBeforeText, sizeText } from "./size-text.ts";

it.each([
  [0, "0 B"],
  [1023, "1023 B"],
  [20_480, "20 KB"],
  [1_572_864, "1.5 MB"],
  [52_428_800, "50 MB"],
  [6_442_450_944, "6.0 GB"],
])("%d is %s", (bytes, expected) => {
  expect(sizeText(bytes)).toBe(expected);
});

it("says what nobody told", () => {
  expect(sizeBeforeText({ bytes: 20_480, unknown: 0 })).toBe("20 KB");
  expect(sizeBeforeText({ bytes: 20_480, unknown: 1 })).toBe("at least 20 KB, and 1 picture of unknown size");
  expect(sizeBeforeText({ bytes: 0, unknown: 2 })).toBe("2 pictures of unknown size");
});
