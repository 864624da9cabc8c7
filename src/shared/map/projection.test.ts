import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAP_HEIGHT, MAP_WIDTH, project, unproject } from "./projection.ts";

describe("the map", () => {
  it("converts every point there and back", () => {
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
