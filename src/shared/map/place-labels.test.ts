import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeLabels, type Mark } from "./place-labels.ts";

const SIZE = 20;
const mark = (id: string, x: number, y: number, name = id): Mark => ({ id, name, x, y });

function boxOf(name: string, label: { x: number; y: number; anchor: string }) {
  const width = name.length * SIZE * 0.54;
  const left = label.anchor === "start" ? label.x : label.anchor === "end" ? label.x - width : label.x - width / 2;
  return { left, right: left + width, top: label.y - SIZE * 0.85, bottom: label.y + SIZE * 0.25 };
}

describe("placing names", () => {
  it("never lets two names overlap", () => {
    const marks = fc.array(fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 650 }) }), {
      minLength: 2,
      maxLength: 25,
    });
    fc.assert(
      fc.property(marks, (points) => {
        const all = points.map(({ x, y }, i) => mark(`Town ${i}`, x, y));
        const boxes = [...placeLabels(all, SIZE)].map(([id, label]) => boxOf(id, label));
        for (const [i, a] of boxes.entries()) {
          for (const b of boxes.slice(i + 1)) {
            expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
          }
        }
      }),
    );
  });
});
