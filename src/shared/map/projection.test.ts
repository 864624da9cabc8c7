import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OUTLINE } from "./outline.ts";
import { MAP_HEIGHT, MAP_WIDTH, project, unproject, type Point } from "./projection.ts";

/** The rings of a path made of absolute starts and relative lines. */
function ringsOf(path: string): Point[][] {
  return path
    .split("z")
    .filter(Boolean)
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      const points: Point[] = [];
      for (let i = 0; i < numbers.length; i += 2) {
        const from = points.at(-1) ?? { x: 0, y: 0 };
        points.push({ x: from.x + (numbers[i] ?? 0), y: from.y + (numbers[i + 1] ?? 0) });
      }
      return points;
    });
}

function contains(ring: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  for (const [i, a] of ring.entries()) {
    const b = ring.at(i - 1) ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

const inCountry = (latitude: number, longitude: number) =>
  ringsOf(OUTLINE).some((ring) => contains(ring, project({ latitude, longitude })));

function seededPlaces() {
  const seed = readFileSync(join(import.meta.dirname, "../../../supabase/seed.sql"), "utf8");
  const pattern = /"name": "([^"]+)"[^}]*?"latitude": ([\d.]+),\s*"longitude": ([\d.]+)/g;
  return [...seed.matchAll(pattern)].map(([, name, latitude, longitude]) => ({
    name: name ?? "",
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));
}

describe("the map", () => {
  it("has every destination of the seed inside the country", () => {
    const places = seededPlaces();
    expect(places.length).toBeGreaterThanOrEqual(14);
    expect(places.filter(({ latitude, longitude }) => !inCountry(latitude, longitude))).toEqual([]);
  });

  it("finds the way back from every spot", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: MAP_WIDTH, noNaN: true }),
        fc.double({ min: 0, max: MAP_HEIGHT, noNaN: true }),
        (x, y) => {
          const again = project(unproject({ x, y }));
          expect(Math.hypot(again.x - x, again.y - y)).toBeLessThan(0.01);
        },
      ),
    );
  });
});
