import * as v from "valibot";
import { sanitise } from "../../booking/form/sanitise.ts";
import type { Field } from "../../catalogue/fields/field.ts";
import { isPictureAddress } from "../../catalogue/picture-address.ts";
import type { ItemPicture } from "../../catalogue/pictures.ts";

const ALT_MOST = 200;

/** The cover needs no description, because the title is beside it. */
function wrongIn({ url, alt }: ItemPicture, place: number): string | undefined {
  if (!isPictureAddress(url)) return `Picture ${place}: an address that begins with https:// or an uploaded file`;
  const words = sanitise(alt);
  if (words === "" && place > 1) return `Picture ${place}: add a description`;
  if (Array.from(words).length > ALT_MOST) return `Picture ${place}: at most ${ALT_MOST} characters`;
  return undefined;
}

function wrongWith(pictures: readonly ItemPicture[], most: number): string | undefined {
  if (pictures.length > most) return `At most ${most} pictures`;
  const twice = pictures.findIndex(({ url }, at) => pictures.slice(0, at).some((before) => before.url === url));
  if (twice >= 0) return `Picture ${twice + 1} is there twice: remove one of them`;
  return pictures.map((picture, at) => wrongIn(picture, at + 1)).find((wrong) => wrong !== undefined);
}

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const typed = v.object({ url: v.pipe(v.string(), v.trim()), alt: v.string(), x: percent, y: percent });

export const picturesRule = ({ most = Infinity }: Field): v.GenericSchema<ItemPicture[], ItemPicture[]> =>
  v.pipe(
    v.array(typed),
    v.rawCheck(({ dataset, addIssue }) => {
      const wrong = dataset.typed ? wrongWith(dataset.value, most) : undefined;
      if (wrong !== undefined) addIssue({ message: wrong });
    }),
    v.transform((pictures) => pictures.map((picture) => ({ ...picture, alt: sanitise(picture.alt) }))),
  );
