/** One of the pictures of an item: where it is, what it shows, and the point (in percent) that stays in sight where it is cut. */
export type ItemPicture = { url: string; alt: string; x: number; y: number };

/** Kept by an older version, it has no gallery. */
type Shown = { image_url: string; gallery?: readonly ItemPicture[] };

/** A picture that nothing was said about is cut around its middle. */
export const plainPicture = (url: string): ItemPicture => ({ url, alt: "", x: 50, y: 50 });

/** The first picture of an item: its address is a field of its own, what is said of it stands in the gallery. */
export const coverOf = ({ image_url, gallery = [] }: Shown): ItemPicture =>
  gallery.find(({ url }) => url === image_url) ?? plainPicture(image_url);

/** All pictures of an item in their order, the first one first wherever it stands in the list. */
export const picturesOf = (item: Shown): ItemPicture[] => [
  coverOf(item),
  ...(item.gallery ?? []).filter(({ url }) => url !== item.image_url),
];

/** As CSS takes it. */
export const focusOf = ({ x, y }: ItemPicture): string => `${x}% ${y}%`;
