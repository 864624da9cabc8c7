import { MAP_HEIGHT, MAP_WIDTH, type Point } from "./projection.ts";

export type Mark = Point & {
  id: string;
  name: string;
};

export type Label = Point & {
  anchor: "start" | "middle" | "end";
};

type LabelBox = {
  left: number;
  right: number;
  top: number;
  bottom: number;
};

const PLAIN = { letterWidth: 0.57, gap: 0.7 };
const FIRST_LABEL_LOOK = { letterWidth: 0.66, gap: 1 };

const overlaps = (a: LabelBox, b: LabelBox) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const isInside = (box: LabelBox) => box.left >= 0 && box.right <= MAP_WIDTH && box.top >= 0 && box.bottom <= MAP_HEIGHT;

function candidates(mark: Mark, size: number, look: typeof PLAIN): { label: Label; box: LabelBox }[] {
  const width = mark.name.length * size * look.letterWidth;
  const letterGap = size * look.gap;
  const labelBox = (left: number, baseline: number): LabelBox => ({
    left,
    right: left + width,
    top: baseline - size * 0.85,
    bottom: baseline + size * 0.25,
  });
  const baselineBeside = mark.y + size * 0.32;
  const baselineAbove = mark.y - letterGap;
  const baselineBelow = mark.y + letterGap + size * 0.7;
  return [
    {
      label: { x: mark.x + letterGap, y: baselineBeside, anchor: "start" },
      box: labelBox(mark.x + letterGap, baselineBeside),
    },
    {
      label: { x: mark.x - letterGap, y: baselineBeside, anchor: "end" },
      box: labelBox(mark.x - letterGap - width, baselineBeside),
    },
    { label: { x: mark.x, y: baselineAbove, anchor: "middle" }, box: labelBox(mark.x - width / 2, baselineAbove) },
    { label: { x: mark.x, y: baselineBelow, anchor: "middle" }, box: labelBox(mark.x - width / 2, baselineBelow) },
  ];
}

/** Omits a name without space, except the first, which is the map's subject. */
export function placeLabels(marks: readonly Mark[], size: number): Map<string, Label> {
  const radius = size * 0.45;
  const dots = marks.map(({ id, x, y }) => ({
    id,
    box: { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius },
  }));
  const takenBoxes: LabelBox[] = [];
  const labels = new Map<string, Label>();
  for (const [index, mark] of marks.entries()) {
    const obstacles = [...takenBoxes, ...dots.filter((dot) => dot.id !== mark.id).map((dot) => dot.box)];
    const labelsInside = candidates(mark, size, index === 0 ? FIRST_LABEL_LOOK : PLAIN).filter(({ box }) =>
      isInside(box),
    );
    const freeLabel = labelsInside.find(({ box }) => !obstacles.some((other) => overlaps(box, other)));
    const chosenLabel = freeLabel ?? (index === 0 ? labelsInside[0] : undefined);
    if (!chosenLabel) continue;
    takenBoxes.push(chosenLabel.box);
    labels.set(mark.id, chosenLabel.label);
  }
  return labels;
}
