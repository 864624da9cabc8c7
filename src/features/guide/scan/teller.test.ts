import { expect, it } from "vitest";
import { createTeller } from "./teller.ts";

it("tells a code once while it stays in sight, and again after two seconds without it", () => {
  let now = 0;
  const told: string[] = [];
  const see = createTeller(
    (text) => told.push(text),
    () => now,
  );
  const looks: [number, string][] = [
    [0, "a"],
    [150, "a"],
    [1_900, "a"],
    [3_800, "a"],
    [4_000, "b"],
    [4_100, "a"],
    [6_200, "a"],
  ];
  for (const [at, text] of looks) {
    now = at;
    see(text);
  }
  expect(told).toEqual(["a", "b", "a", "a"]);
});

it("waits with the next code until the guide is ready for it, and does not tell the last one again", () => {
  let now = 0;
  let paused = false;
  const told: string[] = [];
  const see = createTeller(
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
});
