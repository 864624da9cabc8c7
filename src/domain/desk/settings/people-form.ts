import * as v from "valibot";
import { cleanLine } from "../../booking/form/field-rules.ts";
import { isPictureAddress } from "../../catalogue/picture-address.ts";
import { problem } from "../../problem.ts";
import type { ShopPerson } from "../../shop/settings.ts";

export const PEOPLE_LIMIT = 8;
export const PERSON_LIMITS = { name: 60, role: 60, words: 200 } as const;

const isTooLong = (text: string, most: number) => Array.from(text).length > most;

function personProblem({ name, role, words, picture }: ShopPerson, place: number): string | undefined {
  if (name === "") return problem("person_name", { place });
  if (isTooLong(name, PERSON_LIMITS.name) || isTooLong(role, PERSON_LIMITS.role))
    return problem("person_long", { place, most: PERSON_LIMITS.name });
  if (isTooLong(words, PERSON_LIMITS.words)) return problem("person_words_long", { place, most: PERSON_LIMITS.words });
  return picture === "" || isPictureAddress(picture) ? undefined : problem("person_picture", { place });
}

const personSchema = v.object({
  name: cleanLine,
  role: cleanLine,
  words: cleanLine,
  picture: v.pipe(v.string(), v.trim()),
});

/** The twin is `private.are_people`. */
export const peopleSchema = v.object({
  people: v.pipe(
    v.array(personSchema),
    v.maxLength(PEOPLE_LIMIT, problem("people_most", { most: PEOPLE_LIMIT })),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const found = dataset.value.map((one, at) => personProblem(one, at + 1)).find((wrong) => wrong !== undefined);
      if (found !== undefined) addIssue({ message: found });
    }),
  ),
});

const coordinate = (name: string, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => /^(-?\d{1,3}(\.\d{1,6})?)?$/.test(typed), problem("coordinate_number", { name })),
    v.check((typed) => Math.abs(Number(typed)) <= most, problem("coordinate_range", { name, most })),
  );

export const officeSchema = v.object({ latitude: coordinate("latitude", 90), longitude: coordinate("longitude", 180) });
