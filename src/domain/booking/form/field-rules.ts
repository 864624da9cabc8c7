import * as v from "valibot";
import { FIELD_LIMITS } from "../../field-limits.ts";
import { sanitise, sanitiseLine } from "./sanitise.ts";

const EARLIEST_BIRTH_YEAR = 1900;

export type FieldProblem =
  | "first_name"
  | "last_name"
  | "name_long"
  | "name_wrong"
  | "email"
  | "email_long"
  | "email_wrong"
  | "phone"
  | "phone_long"
  | "phone_wrong"
  | "requests_long"
  | "full_name_long"
  | "birth_year"
  | "nationality_long"
  | "diet_long"
  | "note_long"
  | "full_name"
  | "passport"
  | "date";
/** Names need marks of any script and the apostrophes of Uzbek (Oʻzbekiston) and of keyboards. */
export const NAME = /^[\p{L}\p{M} .\-'ʻʼ‘’]+$/u;
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/;
/** Twin of private.check_phone: no number with its country code has fewer than 7 digits. */
const PHONE = /^(?=(\D*\d){7})[\d +()-]+$/;

export const cleanText = v.pipe(v.string(), v.transform(sanitise));
export const cleanLine = v.pipe(v.string(), v.transform(sanitiseLine));
/** Counts characters as the database does, because some take two UTF-16 units. */
const atMostLetters = (most: number, message: FieldProblem) =>
  v.check<string, string>((text) => Array.from(text).length <= most, message);
const requiredText = (missing: FieldProblem, most: number, long: FieldProblem) =>
  v.pipe(cleanText, v.minLength(1, missing), atMostLetters(most, long));

export const anyFirstName = requiredText("first_name", FIELD_LIMITS.name, "name_long");
export const anyLastName = requiredText("last_name", FIELD_LIMITS.name, "name_long");
export const firstNameRule = v.pipe(anyFirstName, v.regex(NAME, "name_wrong"));
export const lastNameRule = v.pipe(anyLastName, v.regex(NAME, "name_wrong"));
export const emailRule = v.pipe(requiredText("email", FIELD_LIMITS.email, "email_long"), v.regex(EMAIL, "email_wrong"));
export const phoneRule = v.pipe(requiredText("phone", FIELD_LIMITS.phone, "phone_long"), v.regex(PHONE, "phone_wrong"));
/** Twin of private.phone_key: fewer digits do not mean one phone. */
export const isPersonPhone = (text: string): boolean =>
  v.is(phoneRule, text) && /^(00)?\d{8,}$/.test(text.replaceAll(/\D/g, ""));
export const specialRequestsRule = v.pipe(cleanText, atMostLetters(FIELD_LIMITS.special_requests, "requests_long"));

export const requiredNameRule = v.pipe(
  requiredText("full_name", FIELD_LIMITS.full_name, "full_name_long"),
  v.regex(NAME, "name_wrong"),
);
export const passportRule = v.pipe(cleanText, v.regex(/^([A-Za-z0-9][A-Za-z0-9 /-]{0,19})?$/, "passport"));

export const travelerRules = (thisYear: number) => ({
  name: v.pipe(
    cleanText,
    atMostLetters(FIELD_LIMITS.full_name, "full_name_long"),
    v.check((name) => name === "" || NAME.test(name), "name_wrong"),
  ),
  birth_year: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (year) =>
        year === "" || (/^\d{4}$/.test(year) && Number(year) >= EARLIEST_BIRTH_YEAR && Number(year) <= thisYear),
      "birth_year",
    ),
  ),
  nationality: v.pipe(cleanText, atMostLetters(FIELD_LIMITS.nationality, "nationality_long")),
  diet: v.pipe(cleanText, atMostLetters(FIELD_LIMITS.diet, "diet_long")),
  note: v.pipe(cleanText, atMostLetters(FIELD_LIMITS.note, "note_long")),
});

/** `Date` rolls 31 February over to March, so the day no longer matches. */
function isDay(day: string): boolean {
  const dayMs = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(dayMs) && new Date(dayMs).toISOString().startsWith(day);
}
export const departureRule = v.pipe(v.string(), v.isoDate("date"), v.check(isDay, "date"));
