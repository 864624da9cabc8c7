export const VARIANT_WIDTHS = [480, 960, 1600] as const;
export type VariantWidth = (typeof VARIANT_WIDTHS)[number];

export const CARD_WIDTH: VariantWidth = 480;
export const GALLERY_WIDTH: VariantWidth = 960;
const HERO_CSS_WIDTH = 1152;
/** Three device pixels to one cost twice the bytes of two, without visible gain. */
const DENSITY_WORTH_SAVING = 2;

const variant = /-(?:480|960|1600)\.webp$/;

export function heroWidth(viewportWidth: number, density: number): VariantWidth {
  const neededWidth = Math.min(viewportWidth, HERO_CSS_WIDTH) * Math.min(density, DENSITY_WORTH_SAVING);
  return VARIANT_WIDTHS.find((width) => width >= neededWidth) ?? 1600;
}

/** Only addresses ending in -1600.webp have other sizes. */
export const urlAtWidth = (url: string, width: VariantWidth): string =>
  url.endsWith("-1600.webp") ? url.replace(variant, `-${width}.webp`) : url;

export function otherWidthsOf(url: string): string[] {
  const [, asked] = /-(480|960|1600)\.webp$/.exec(url) ?? [];
  if (asked === undefined) return [];
  const width = Number(asked);
  const largerWidths = VARIANT_WIDTHS.filter((other) => other > width);
  const smallerWidths = VARIANT_WIDTHS.filter((other) => other < width).toReversed();
  return [...largerWidths, ...smallerWidths].map((other) => url.replace(variant, `-${other}.webp`));
}
