import { expect, it } from "vitest";
import { coverOf, type ItemPicture, picturesOf } from "./pictures.ts";

const cover: ItemPicture = { url: "a.webp", alt: "A dome", x: 20, y: 80 };
const other: ItemPicture = { url: "b.webp", alt: "A door", x: 50, y: 50 };

it.each<[string, ItemPicture[] | undefined, ItemPicture[]]>([
  ["kept by an older version", undefined, [{ url: "a.webp", alt: "", x: 50, y: 50 }]],
  ["without a gallery", [], [{ url: "a.webp", alt: "", x: 50, y: 50 }]],
  ["with words for its cover", [cover, other], [cover, other]],
  ["whose cover stands last", [other, cover], [cover, other]],
  ["whose cover is not among them", [other], [{ url: "a.webp", alt: "", x: 50, y: 50 }, other]],
])("lists the pictures of an item %s", (_, gallery, expected) => {
  const item = { image_url: "a.webp", ...(gallery && { gallery }) };
  expect(picturesOf(item)).toEqual(expected);
  expect(coverOf(item)).toEqual(expected[0]);
});
