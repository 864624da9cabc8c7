import * as v from "valibot";
import { cleanText, emailRule, phoneRule } from "../../booking/form/field-rules.ts";
import { problemMessage, type FoundProblem, problemIn } from "../../problem.ts";
import type { DeskSettings } from "../../shop/settings-schema.ts";
import { SOCIAL_LINKS } from "../../shop/settings.ts";
import { MXIK, PACKAGE_CODE } from "../catalogue/fiscal-rule.ts";

export const TEXT_GROUPS = {
  shop: ["name", "since", "licence_number", "legal_name", "tax_number"],
  contacts: ["email", "phone", "address", "office_hours", ...SOCIAL_LINKS],
  home: ["unesco_sites", "unesco_source", "travelers", "travelers_source"],
  mails: ["mail_name", "mail_from", "mail_to"],
  law: ["fiscal_mxik", "fiscal_package_code", "fiscal_vat", "cash_ceiling_som"],
} as const satisfies Record<string, readonly (keyof DeskSettings)[]>;
export type TextGroup = keyof typeof TEXT_GROUPS;
export type TextSetting = (typeof TEXT_GROUPS)[TextGroup][number];

const upTo = (most: number) =>
  v.pipe(
    cleanText,
    v.check((text) => Array.from(text).length <= most, problemMessage({ code: "characters_most", most })),
    v.check((text) => !/[\r\n\t]/.test(text), "one_line"),
  );
const orEmpty = (rule: v.GenericSchema<string, string>) => v.union([v.pipe(cleanText, v.literal("")), rule]);
const matching = (pattern: RegExp, message: string) =>
  v.pipe(
    cleanText,
    v.check((text) => text === "" || pattern.test(text), message),
  );
const link = matching(/^https:\/\/\S{4,200}$/, "https_link");
const figure = upTo(20);
const words = upTo(120);

/** The twin is `private.settings_problem`. */
const RULES: Record<TextSetting, v.GenericSchema<string, string>> = {
  name: v.pipe(upTo(60), v.minLength(1, "shop_name")),
  since: matching(/^\d{4}$/, "shop_year"),
  licence_number: upTo(40),
  legal_name: words,
  tax_number: matching(/^(\d{9}|\d{14})$/, "tax_digits"),
  email: orEmpty(emailRule),
  phone: orEmpty(phoneRule),
  address: upTo(200),
  office_hours: words,
  instagram: link,
  facebook: link,
  telegram: link,
  tripadvisor: link,
  unesco_sites: figure,
  unesco_source: words,
  travelers: figure,
  travelers_source: words,
  mail_name: upTo(60),
  mail_from: orEmpty(emailRule),
  mail_to: orEmpty(emailRule),
  fiscal_mxik: matching(MXIK, "digits_17"),
  fiscal_package_code: matching(PACKAGE_CODE, "digits_20"),
  fiscal_vat: v.pipe(cleanText, v.picklist(["yes", "no"], "yes_or_no")),
  cash_ceiling_som: v.pipe(cleanText, v.regex(/^[1-9]\d{5,11}$/, "som_amount")),
};

export type TextsByName = Readonly<Record<string, string>>;
export type CheckedTexts =
  | { ok: true; texts: TextsByName }
  | { ok: false; errors: Readonly<Record<string, FoundProblem>> };

export function checkTexts(typed: TextsByName): CheckedTexts {
  const texts: Record<string, string> = {};
  const errors: Record<string, FoundProblem> = {};
  for (const [name, text] of Object.entries(typed)) {
    const parsed = v.safeParse(RULES[name as TextSetting], text, { abortPipeEarly: true });
    if (parsed.success) texts[name] = parsed.output;
    else errors[name] = problemIn(messageIn(parsed.issues));
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, texts };
}

/** The issues of a union stand inside its own, and the last is about the rule that the text should match. */
function messageIn([issue]: readonly v.BaseIssue<unknown>[]): string {
  return issue?.issues?.at(-1)?.message ?? issue?.message ?? "";
}

export const changedTexts = (texts: TextsByName, before: TextsByName): TextsByName =>
  Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== before[name]));
