import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import { compareText } from "./compare-text.ts";

const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });

const word = fc.constantFrom(
  "Samarkand",
  "samarkand",
  "Day 2",
  "Day 10",
  "007",
  "7",
  "0",
  "",
  "a",
  "B",
  "á",
  "Хива",
  "O‘z",
);
const text = fc.oneof(
  fc.string({ unit: "grapheme-ascii", maxLength: 6 }),
  fc.array(word, { maxLength: 3 }).map((words) => words.join(" ")),
  fc.nat().map(String),
);

it("orders any two texts as the browser's collator does", () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(compareText(a, b))).toBe(Math.sign(collator.compare(a, b)));
    }),
    { numRuns: 20_000 },
  );
});

it("makes no collator for plain keyboard characters", () => {
  const made = vi.spyOn(Intl, "Collator");
  expect(["Day 10", "Day 9", "day 1"].toSorted(compareText)).toEqual(["day 1", "Day 9", "Day 10"]);
  expect(made).not.toHaveBeenCalled();
});
