import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSearchIndex } from "./search-index.ts";
import { SPELLINGS_OF_NAMES, SPELLINGS_OF_PLACES } from "./spellings.fixture.ts";
import { withinOneTypo, wordMatch } from "./typo.ts";

function indexOf(...titles: string[]) {
  const index = createSearchIndex();
  for (const title of titles) index.add({ key: title, title, place: "", rest: "Guide and breakfast" });
  return index;
}
const found = (index: ReturnType<typeof indexOf>, question: string) => [...index.find(question).keys()];

describe("text search", () => {
  const index = indexOf("Samarkand", "Bukhara by night", "Khiva", "Oʻzbekiston Café", "Shahrisabz");
  it.each([
    ["samarqand", "Samarkand"],
    ["SAMARKAND", "Samarkand"],
    ["Bukara", "Bukhara by night"],
    ["Khiwa", "Khiva"],
    ["khvia", "Khiva"],
    ["ozbekiston cafe", "Oʻzbekiston Café"],
    ["samarq", "Samarkand"],
    ["night bukh", "Bukhara by night"],
    ["a night in the bukhara", "Bukhara by night"],
    ["by the night", "Bukhara by night"],
    ["bukharanight", "Bukhara by night"],
    ["shakrisabz", "Shahrisabz"],
  ])("finds for '%s' %s alone", (question, title) => expect(found(index, question)).toEqual([title]));

  it("requires every word, and finds nothing for two typos", () => {
    expect(found(index, "bukhara khiva")).toEqual([]);
    expect(found(index, "somorqand")).toEqual([]);
    expect(found(index, "")).toEqual([]);
    expect(found(index, "by")).toEqual(["Bukhara by night"]);
    expect([...index.findAny("bukhara khiva").keys()].toSorted()).toEqual(["Bukhara by night", "Khiva"]);
  });

  const spellings = [...SPELLINGS_OF_PLACES, ...SPELLINGS_OF_NAMES];
  it.each(spellings)("finds '%s' by each spelling in each script", (...names) => {
    for (const title of names) {
      const places = indexOf("Other", title);
      for (const question of names)
        expect([title, question, found(places, question)]).toEqual([title, question, [title]]);
    }
  });

  it("ranks matches in the title above others", () => {
    const both = createSearchIndex();
    both.add({ key: "rest", title: "Other", place: "", rest: "Khiva" });
    both.add({ key: "title", title: "Khiva", place: "", rest: "" });
    const scores = both.find("khiva");
    expect(scores.get("title")).toBeGreaterThan(scores.get("rest") ?? Infinity);
  });
});

describe("one typo", () => {
  const word = fc.stringMatching(/^[a-z]{4,12}$/);
  it("is found as by plain edit distance", () => {
    const near = fc.tuple(word, fc.nat(), fc.constantFrom("a", "b", "z"), fc.nat(3)).map(([text, at, letter, how]) => {
      const i = at % text.length;
      const swapped = text.slice(0, i) + (text[i + 1] ?? "") + text[i] + text.slice(i + 2);
      const changed = [text.slice(0, i) + text.slice(i + 1), text.slice(0, i) + letter + text.slice(i), swapped];
      return [text, changed[how] ?? text.slice(0, i) + letter + text.slice(i + 1)] as const;
    });
    fc.assert(fc.property(near, ([text, changed]) => withinOneTypo(text, changed) && withinOneTypo(changed, text)));
    fc.assert(fc.property(word, word, (a, b) => withinOneTypo(a, b) === distance(a, b) <= 1));
  });

  it("is not guessed in short words", () => {
    expect(wordMatch("tea", "sea")).toBe(0);
    expect(wordMatch("teas", "seas")).toBeGreaterThan(0);
  });
});

function distance(a: string, b: string): number {
  const row = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    return table[i]?.[j] ?? 0;
  };
  const table: number[][] = Array.from({ length: a.length + 1 }, () => []);
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(row(i - 1, j) + 1, row(i, j - 1) + 1, row(i - 1, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, row(i - 2, j - 2) + 1);
      (table[i] ?? [])[j] = best;
    }
  }
  return row(a.length, b.length);
}
