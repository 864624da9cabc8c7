export type PictureSlot = "room" | "table" | "guide" | "group" | "vehicle";

/** Cropping leaves the focus point (`x` and `y` in percent) visible. */
export type ItemPicture = { url: string; alt: string; x: number; y: number; slot?: PictureSlot | undefined };

type ItemPictures = { image_url: string; gallery?: readonly ItemPicture[] };

export const plainPicture = (url: string): ItemPicture => ({ url, alt: "", x: 50, y: 50 });

/** The item stores the cover's address, but the gallery stores its description. */
export const coverOf = ({ image_url, gallery = [] }: ItemPictures): ItemPicture =>
  gallery.find(({ url }) => url === image_url) ?? plainPicture(image_url);

export const picturesOf = (item: ItemPictures): ItemPicture[] => [
  coverOf(item),
  ...(item.gallery ?? []).filter(({ url }) => url !== item.image_url),
];

export const focusOf = ({ x, y }: ItemPicture): string => `${x}% ${y}%`;
