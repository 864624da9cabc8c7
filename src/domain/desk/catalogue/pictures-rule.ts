import * as v from "valibot";
import { sanitise } from "../../booking/form/sanitise.ts";
import type { Field } from "../../catalogue/fields/field.ts";
import { isPictureAddress } from "../../catalogue/picture-address.ts";
import type { ItemPicture } from "../../catalogue/pictures.ts";

const ALT_MOST = 200;

/** The cover needs no description, because the title is beside it. */
function pictureProblem({ url, alt }: ItemPicture, place: number): string | undefined {
  if (!isPictureAddress(url)) return `Picture ${place}: an address that begins with https:// or an uploaded file`;
  const words = sanitise(alt);
  if (words === "" && place > 1) return `Picture ${place}: add a description`;
  if (Array.from(words).length > ALT_MOST) return `Picture ${place}: at most ${ALT_MOST} characters`;
  return undefined;
}

function picturesProblem(pictures: readonly ItemPicture[], most: number): string | undefined {
  if (pictures.length > most) return `At most ${most} pictures`;
  const repeatedIndex = pictures.findIndex(({ url }, at) => pictures.slice(0, at).some((before) => before.url === url));
  if (repeatedIndex >= 0) return `Picture ${repeatedIndex + 1} is there twice: remove one of them`;
  return pictures.map((picture, at) => pictureProblem(picture, at + 1)).find((problem) => problem !== undefined);
}

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const pictureFormSchema = v.object({ url: v.pipe(v.string(), v.trim()), alt: v.string(), x: percent, y: percent });

export const picturesRule = ({ most = Infinity }: Field): v.GenericSchema<ItemPicture[], ItemPicture[]> =>
  v.pipe(
    v.array(pictureFormSchema),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? picturesProblem(dataset.value, most) : undefined;
      if (problem !== undefined) addIssue({ message: problem });
    }),
    v.transform((pictures) => pictures.map((picture) => ({ ...picture, alt: sanitise(picture.alt) }))),
  );
