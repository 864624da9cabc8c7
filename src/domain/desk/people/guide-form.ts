import * as v from "valibot";
import { emailRule, NAME, phoneRule } from "../../booking/form/field-rules.ts";
import { problemMessage } from "../../problem.ts";
import { emptyText } from "../../schemas.ts";

const NAME_MAX = 100;

export type GuideForm = { name: string; phone: string; email: string; active: boolean };
export const EMPTY_GUIDE: GuideForm = { name: "", phone: "", email: "", active: true };

export const guideFormSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("name"),
    v.maxLength(NAME_MAX, problemMessage({ code: "name_most", most: NAME_MAX })),
    v.regex(NAME, "name_wrong"),
  ),
  phone: v.pipe(v.string(), v.trim(), v.union([emptyText, phoneRule], "phone_wrong")),
  email: v.pipe(v.string(), v.trim(), v.union([emptyText, emailRule], "email_wrong")),
  active: v.boolean(),
});
export type GuideFields = v.InferOutput<typeof guideFormSchema>;
