import * as v from "valibot";
import { languages } from "./languages.ts";

export const integer = v.pipe(v.number(), v.integer());
export const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
export const isoDay = v.pipe(v.string(), v.isoDate());
export const textOrNull = v.nullable(v.string());
export const optionalText = v.nullish(v.string(), null);
export const emptyText = v.pipe(
  v.literal(""),
  v.transform(() => null),
);
export const uuid = v.pipe(v.string(), v.uuid());
/** Older rows lack it, and a newer server may send a language that this version lacks. */
export const optionalLanguage = v.fallback(v.optional(v.picklist(languages)), undefined);
