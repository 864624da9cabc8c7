export const VARIANT_WIDTHS = [480, 960, 1600] as const;
export type VariantWidth = (typeof VARIANT_WIDTHS)[number];

/** Wide enough for a card and for the neighbours on a page. */
export const CARD_WIDTH: VariantWidth = 480;
/** Enough for the further pictures of an item. */
export const GALLERY_WIDTH: VariantWidth = 960;
/** A detail page's picture is never shown wider than this. */
const HERO_CSS_WIDTH = 1152;
/** Three device pixels to one cost twice the bytes of two, and nobody sees it. */
const DENSITY_WORTH_SAVING = 2;

const variant = /-(?:480|960|1600)\.webp$/;

/** The width a device of this size takes for the picture on top of a page. */
export function heroWidth(viewportWidth: number, density: number): VariantWidth {
  const needed = Math.min(viewportWidth, HERO_CSS_WIDTH) * Math.min(density, DENSITY_WORTH_SAVING);
  return VARIANT_WIDTHS.find((width) => width >= needed) ?? 1600;
}

/** Only an address that ends in -1600.webp promises siblings; any other picture has one size. */
export const atWidth = (url: string, width: VariantWidth): string =>
  url.endsWith("-1600.webp") ? url.replace(variant, `-${width}.webp`) : url;

/** The other sizes of the same picture, nearest above first, then the nearest below. */
export function siblingsOf(url: string): string[] {
  const [, asked] = /-(480|960|1600)\.webp$/.exec(url) ?? [];
  if (asked === undefined) return [];
  const width = Number(asked);
  const larger = VARIANT_WIDTHS.filter((other) => other > width);
  const smaller = VARIANT_WIDTHS.filter((other) => other < width).toReversed();
  return [...larger, ...smaller].map((other) => url.replace(variant, `-${other}.webp`));
}
