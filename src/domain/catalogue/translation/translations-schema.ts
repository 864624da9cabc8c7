import * as v from "valibot";
import { wholeNumber } from "../../schemas.ts";

const itemTranslationSchema = v.record(v.string(), v.object({ source: v.string(), text: v.string() }));

export const itemTranslationsSchema = v.record(v.string(), itemTranslationSchema);

export const translationsSchema = v.object({
  revision: wholeNumber,
  items: v.array(
    v.object({
      kind: v.picklist(["destination", "tour", "package", "shop"]),
      id: v.string(),
      texts: itemTranslationSchema,
    }),
  ),
});
