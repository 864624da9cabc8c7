import { MAP_HEIGHT, MAP_WIDTH, type Point } from "./projection.ts";

export type Mark = Point & {
  id: string;
  name: string;
};

export type Label = Point & {
  anchor: "start" | "middle" | "end";
};

type Box = {
  left: number;
  right: number;
  top: number;
  bottom: number;
};

const PLAIN = { letterWidth: 0.57, gap: 0.7 };
const FIRST = { letterWidth: 0.66, gap: 1 };

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const isInside = (box: Box) => box.left >= 0 && box.right <= MAP_WIDTH && box.top >= 0 && box.bottom <= MAP_HEIGHT;

function candidates(mark: Mark, size: number, look: typeof PLAIN): { label: Label; box: Box }[] {
  const width = mark.name.length * size * look.letterWidth;
  const gap = size * look.gap;
  const box = (left: number, baseline: number): Box => ({
    left,
    right: left + width,
    top: baseline - size * 0.85,
    bottom: baseline + size * 0.25,
  });
  const beside = mark.y + size * 0.32;
  const above = mark.y - gap;
  const below = mark.y + gap + size * 0.7;
  return [
    { label: { x: mark.x + gap, y: beside, anchor: "start" }, box: box(mark.x + gap, beside) },
    { label: { x: mark.x - gap, y: beside, anchor: "end" }, box: box(mark.x - gap - width, beside) },
    { label: { x: mark.x, y: above, anchor: "middle" }, box: box(mark.x - width / 2, above) },
    { label: { x: mark.x, y: below, anchor: "middle" }, box: box(mark.x - width / 2, below) },
  ];
}

/** Omits a name without space, except the first, which is the map's subject. */
export function placeLabels(marks: readonly Mark[], size: number): Map<string, Label> {
  const radius = size * 0.45;
  const dots = marks.map(({ id, x, y }) => ({
    id,
    box: { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius },
  }));
  const taken: Box[] = [];
  const labels = new Map<string, Label>();
  for (const [index, mark] of marks.entries()) {
    const obstacles = [...taken, ...dots.filter((dot) => dot.id !== mark.id).map((dot) => dot.box)];
    const inside = candidates(mark, size, index === 0 ? FIRST : PLAIN).filter(({ box }) => isInside(box));
    const free = inside.find(({ box }) => !obstacles.some((other) => overlaps(box, other)));
    const chosen = free ?? (index === 0 ? inside[0] : undefined);
    if (!chosen) continue;
    taken.push(chosen.box);
    labels.set(mark.id, chosen.label);
  }
  return labels;
}
