/** `x` and `y` are the focus point in percent, which stays visible when the picture is cropped. */
export type ItemPicture = { url: string; alt: string; x: number; y: number };

/** Items stored by older versions have no gallery. */
type Shown = { image_url: string; gallery?: readonly ItemPicture[] };

export const plainPicture = (url: string): ItemPicture => ({ url, alt: "", x: 50, y: 50 });

/** The cover's address is a field of its own; its description is in the gallery. */
export const coverOf = ({ image_url, gallery = [] }: Shown): ItemPicture =>
  gallery.find(({ url }) => url === image_url) ?? plainPicture(image_url);

export const picturesOf = (item: Shown): ItemPicture[] => [
  coverOf(item),
  ...(item.gallery ?? []).filter(({ url }) => url !== item.image_url),
];

export const focusOf = ({ x, y }: ItemPicture): string => `${x}% ${y}%`;
