import { expect, it } from "vitest";
import { figureOf, isBeyond, ratioTo } from "./judge.ts";

const figure = (value: number | string, noise?: number) => ({
  part: "p",
  what: "w",
  figure: value,
  unit: "ms",
  ...(noise === undefined ? {} : { noise }),
});
const most = { most: 100, unit: "ms" };
const least = { least: 90, unit: "of 100" };

it("reports the median of several runs, and the spread of the middle half as noise", () => {
  expect(figureOf([90, 110, 100, 104, 96])).toEqual({ figure: 100, noise: 4, note: "5 runs, 90 to 110" });
});

it("ignores one outlier in figure and noise", () => {
  expect(figureOf([100, 100, 100, 100, 900])).toMatchObject({ figure: 100, noise: 0 });
});

it("takes a single run as it is, without noise", () => {
  expect([figureOf(7), figureOf("7 / 9")]).toEqual([{ figure: 7 }, { figure: "7 / 9" }]);
});

it("reports that nothing was measured", () => {
  expect(() => figureOf([])).toThrow("no run");
});

it("exceeds a limit only by more than its noise", () => {
  expect([100, 101, 110, 111].map((value) => isBeyond(figure(value, 10), most))).toEqual([false, false, false, true]);
  expect(isBeyond(figure(101), most)).toBe(true);
});

it("exceeds the limit of a score from below", () => {
  const score = (value: number) => ({ ...figure(value, 4), unit: "of 100" });
  expect([90, 86, 85].map((value) => isBeyond(score(value), least))).toEqual([false, false, true]);
});

it("is compared with the bare page of its own round, on a fast machine as on a slow one", () => {
  const limit = { mostOfBare: 4, unit: "ms" };
  const judged = (value: number, beside: number) => isBeyond({ ...figure(value, 10), beside }, limit);
  expect([judged(210, 50), judged(211, 50), judged(410, 100), judged(411, 100)]).toEqual([false, true, false, true]);
  expect(() => isBeyond(figure(200), limit)).toThrow("beside the bare page, which was not measured");
});

it("judges neither text nor a figure without a limit", () => {
  expect([isBeyond(figure("500 / 600"), most), isBeyond(figure(500), undefined)]).toEqual([false, false]);
});

it("judges nothing by a limit of another unit", () => {
  expect(() => isBeyond(figure(50), least)).toThrow("w is told in 'ms', its limit in 'of 100'");
});

it("compares numbers with numbers only", () => {
  expect([ratioTo(120, 100), ratioTo(120, "1 / 2"), ratioTo(120, undefined), ratioTo(1, 0)]).toEqual([
    1.2,
    undefined,
    undefined,
    undefined,
  ]);
});
