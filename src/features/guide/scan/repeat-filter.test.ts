import { expect, it } from "vitest";
import { createRepeatFilter } from "./repeat-filter.ts";

function toldOf(looks: readonly [number, string | null][]): [number, string][] {
  let now = 0;
  const told: [number, string][] = [];
  const see = createRepeatFilter(
    (text) => told.push([now, text]),
    () => now,
  );
  for (const [at, text] of looks) {
    now = at;
    see(text);
  }
  return told;
}
const every = (ms: number, from: number, to: number, text: string | null) =>
  Array.from({ length: (to - from) / ms }, (_, at): [number, string | null] => [from + at * ms, text]);

it("reports a code once while it stays in sight, and again after two seconds without it", () => {
  expect(
    toldOf([
      ...every(150, 0, 3_000, "a"),
      ...every(150, 3_000, 4_800, null),
      [4_800, "a"],
      ...every(150, 4_950, 7_050, null),
      [7_050, "a"],
    ]),
  ).toEqual([
    [0, "a"],
    [7_050, "a"],
  ]);
});

it("reports each of two alternating codes", () => {
  expect(toldOf([...every(150, 0, 300, "a"), [300, "b"], [450, null], [600, "a"], [750, "a"]])).toEqual([
    [0, "a"],
    [300, "b"],
    [600, "a"],
  ]);
});

it("does not count a second scan when the phone was busy or missed every other picture", () => {
  expect(toldOf([...every(3_000, 0, 15_000, "a"), ...every(6_000, 15_000, 45_000, "a")])).toEqual([[0, "a"]]);
  expect(toldOf(every(3_000, 0, 60_000, "a").map(([at], turn) => [at, turn % 2 === 0 ? "a" : null]))).toEqual([
    [0, "a"],
  ]);
});

it("holds the next code until the guide is ready, and does not repeat the last one", () => {
  let now = 0;
  let paused = false;
  const told: string[] = [];
  const see = createRepeatFilter(
    (text) => {
      told.push(text);
      paused = true;
    },
    () => now,
    () => paused,
  );
  const look = (at: number, text: string) => {
    now = at;
    see(text);
  };
  look(0, "a");
  for (let at = 150; at < 5_000; at += 150) look(at, "a");
  paused = false;
  look(5_000, "a");
  expect(told).toEqual(["a"]);
  paused = true;
  look(5_100, "b");
  look(5_200, "b");
  expect(told).toEqual(["a"]);
  paused = false;
  look(5_300, "b");
  expect(told).toEqual(["a", "b"]);
  paused = true;
  for (let at = 5_450; at < 8_000; at += 150) look(at, "c");
  look(8_000, "b");
  expect(told).toEqual(["a", "b"]);
  paused = false;
  look(8_150, "b");
  expect(told).toEqual(["a", "b", "b"]);
});
