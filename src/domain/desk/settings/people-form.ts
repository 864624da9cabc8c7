import * as v from "valibot";
import { cleanLine } from "../../booking/form/field-rules.ts";
import { isPictureAddress } from "../../catalogue/picture-address.ts";
import { problemMessage, type FoundProblem } from "../../problem.ts";
import type { ShopPerson } from "../../shop/settings.ts";
import { problemCheck } from "../problem-check.ts";

export const PEOPLE_LIMIT = 8;
export const PERSON_LIMITS = { name: 60, role: 60, words: 200 } as const;

const isTooLong = (text: string, most: number) => Array.from(text).length > most;

function personProblem({ name, role, words, picture }: ShopPerson, place: number): FoundProblem | undefined {
  if (name === "") return { code: "person_name", place };
  if (isTooLong(name, PERSON_LIMITS.name) || isTooLong(role, PERSON_LIMITS.role))
    return { code: "person_long", place, most: PERSON_LIMITS.name };
  if (isTooLong(words, PERSON_LIMITS.words)) return { code: "person_words_long", place, most: PERSON_LIMITS.words };
  return picture === "" || isPictureAddress(picture) ? undefined : { code: "person_picture", place };
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
    v.maxLength(PEOPLE_LIMIT, problemMessage({ code: "people_most", most: PEOPLE_LIMIT })),
    problemCheck((people) => people.map((one, at) => personProblem(one, at + 1)).find((wrong) => wrong !== undefined)),
  ),
});

const coordinate = (name: string, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => /^(-?\d{1,3}(\.\d{1,6})?)?$/.test(typed), problemMessage({ code: "coordinate_number", name })),
    v.check((typed) => Math.abs(Number(typed)) <= most, problemMessage({ code: "coordinate_range", name, most })),
  );

export const officeSchema = v.object({ latitude: coordinate("latitude", 90), longitude: coordinate("longitude", 180) });
