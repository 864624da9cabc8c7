import * as v from "valibot";
import { sanitise } from "../../booking/form/sanitise.ts";
import { type Field, PICTURE_SLOTS } from "../../catalogue/fields/field.ts";
import { isPictureAddress } from "../../catalogue/picture-address.ts";
import type { ItemPicture } from "../../catalogue/pictures.ts";
import type { FoundProblem } from "../../problem.ts";
import { problemCheck } from "../problem-check.ts";

const ALT_MOST = 200;

/** The cover needs no description, because the title is beside it. */
function pictureProblem({ url, alt }: ItemPicture, place: number): FoundProblem | undefined {
  if (!isPictureAddress(url)) return { code: "picture_address", place };
  const words = sanitise(alt);
  if (words === "" && place > 1) return { code: "picture_words", place };
  if (Array.from(words).length > ALT_MOST) return { code: "picture_words_long", place, most: ALT_MOST };
  return undefined;
}

function picturesProblem(pictures: readonly ItemPicture[], most: number): FoundProblem | undefined {
  if (pictures.length > most) return { code: "pictures_most", most };
  const repeatedIndex = pictures.findIndex(({ url }, at) => pictures.slice(0, at).some((before) => before.url === url));
  if (repeatedIndex >= 0) return { code: "picture_twice", place: repeatedIndex + 1 };
  return pictures.map((picture, at) => pictureProblem(picture, at + 1)).find((found) => found !== undefined);
}

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const pictureFormSchema = v.object({
  url: v.pipe(v.string(), v.trim()),
  alt: v.string(),
  x: percent,
  y: percent,
  slot: v.optional(v.picklist(PICTURE_SLOTS)),
});

export const picturesRule = ({ most = Infinity }: Field): v.GenericSchema<ItemPicture[], ItemPicture[]> =>
  v.pipe(
    v.array(pictureFormSchema),
    problemCheck((value) => picturesProblem(value, most)),
    v.transform((pictures) => pictures.map((picture) => ({ ...picture, alt: sanitise(picture.alt) }))),
  );
