import { median, quantile, round, type Figure, type Measured } from "./figures.ts";
import type { Limit } from "./limits.ts";

const rounded = (value: number): number => round(value, Math.abs(value) >= 10 ? 0 : 3);

/** The spread of the middle half keeps one slow run from moving either figure. */
export function figureOf(measured: Measured): Pick<Figure, "figure" | "noise" | "note"> {
  if (typeof measured === "number" || typeof measured === "string") return { figure: measured };
  if (measured.length === 0) throw new Error("measured no run at all");
  const noise = (quantile(measured, 0.75) - quantile(measured, 0.25)) / 2;
  const [least, most] = [Math.min(...measured), Math.max(...measured)].map(rounded);
  return {
    figure: rounded(median(measured)),
    noise: rounded(noise),
    note: `${measured.length} runs, ${least} to ${most}`,
  };
}

export function isBeyond({ what, figure, unit, noise = 0, beside }: Figure, limit: Limit | undefined): boolean {
  if (typeof figure !== "number" || !limit) return false;
  if (limit.unit !== unit) throw new Error(`${what} is told in '${unit}', its limit in '${limit.unit}'`);
  if ("mostOfBare" in limit) {
    if (beside === undefined) throw new Error(`${what} is judged beside the bare page, which was not measured`);
    return figure - noise > limit.mostOfBare * beside;
  }
  return "most" in limit ? figure - noise > limit.most : figure + noise < limit.least;
}

export function ratioTo(figure: Figure["figure"], other: Figure["figure"] | undefined): number | undefined {
  if (typeof figure !== "number" || typeof other !== "number" || other === 0) return undefined;
  return round(figure / other, 2);
}
