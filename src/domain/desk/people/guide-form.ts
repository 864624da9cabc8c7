import * as v from "valibot";
import { emailRule, NAME, FIELD_ERRORS } from "../../booking/form/field-rules.ts";
import { emptyText } from "../../schemas.ts";

const NAME_MAX = 100;

export type GuideForm = { name: string; phone: string; email: string; active: boolean };
export const EMPTY_GUIDE: GuideForm = { name: "", phone: "", email: "", active: true };

export const guideFormSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("Name is required"),
    v.maxLength(NAME_MAX, `Name must be under ${NAME_MAX} characters`),
    v.regex(NAME, FIELD_ERRORS.name_wrong),
  ),
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.union(
      [emptyText, v.pipe(v.string(), v.regex(/^[\d +()-]{3,20}$/, FIELD_ERRORS.phone_wrong))],
      FIELD_ERRORS.phone_wrong,
    ),
  ),
  email: v.pipe(v.string(), v.trim(), v.union([emptyText, emailRule], FIELD_ERRORS.email_wrong)),
  active: v.boolean(),
});
export type GuideFields = v.InferOutput<typeof guideFormSchema>;
