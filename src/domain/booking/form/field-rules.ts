import * as v from "valibot";
import { sanitise } from "./sanitise.ts";

const NAME_MAX = 50;
const EMAIL_MAX = 254;
const PHONE_MAX = 20;
const SPECIAL_REQUESTS_MAX = 1000;
const FULL_NAME_MAX = 2 * NAME_MAX + 1;
const NATIONALITY_MAX = 50;
const DIET_MAX = 100;
const NOTE_MAX = 300;
const EARLIEST_BIRTH_YEAR = 1900;

/** The specification quotes these texts, and a test compares them. */
export const FIELD_ERRORS = {
  first_name: "First name is required",
  last_name: "Last name is required",
  name_long: `Name must be under ${NAME_MAX} characters`,
  name_wrong: "Name contains invalid characters",
  email: "Email is required",
  email_long: "Email too long",
  email_wrong: "Invalid email format",
  phone: "Phone number is required",
  phone_long: "Phone number too long",
  phone_wrong: "Invalid phone number format",
  requests_long: "Special requests too long",
  full_name_long: `Name must be under ${FULL_NAME_MAX} characters`,
  birth_year: "Please enter a year such as 1980",
  nationality_long: "Nationality too long",
  diet_long: "Diet too long",
  note_long: "Note too long",
  date: "Please select a departure date",
} as const;

/** Names need marks of any script and the apostrophes of Uzbek (Oʻzbekiston) and of keyboards. */
export const NAME = /^[\p{L}\p{M} .\-'ʻʼ‘’]+$/u;
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/;
const PHONE = /^(?=.*\d)[\d +()-]+$/;

export const cleanText = v.pipe(v.string(), v.transform(sanitise));
/** Counts characters as the database does, because some take two UTF-16 units. */
const atMostLetters = (most: number, message: string) =>
  v.check<string, string>((text) => Array.from(text).length <= most, message);
const requiredText = (missing: string, most: number, long: string) =>
  v.pipe(cleanText, v.minLength(1, missing), atMostLetters(most, long));

export const anyFirstName = requiredText(FIELD_ERRORS.first_name, NAME_MAX, FIELD_ERRORS.name_long);
export const anyLastName = requiredText(FIELD_ERRORS.last_name, NAME_MAX, FIELD_ERRORS.name_long);
export const firstNameRule = v.pipe(anyFirstName, v.regex(NAME, FIELD_ERRORS.name_wrong));
export const lastNameRule = v.pipe(anyLastName, v.regex(NAME, FIELD_ERRORS.name_wrong));
export const emailRule = v.pipe(
  requiredText(FIELD_ERRORS.email, EMAIL_MAX, FIELD_ERRORS.email_long),
  v.regex(EMAIL, FIELD_ERRORS.email_wrong),
);
export const phoneRule = v.pipe(
  requiredText(FIELD_ERRORS.phone, PHONE_MAX, FIELD_ERRORS.phone_long),
  v.regex(PHONE, FIELD_ERRORS.phone_wrong),
);
export const specialRequestsRule = v.pipe(cleanText, atMostLetters(SPECIAL_REQUESTS_MAX, FIELD_ERRORS.requests_long));

export const travelerRules = (thisYear: number) => ({
  name: v.pipe(
    cleanText,
    atMostLetters(FULL_NAME_MAX, FIELD_ERRORS.full_name_long),
    v.check((name) => name === "" || NAME.test(name), FIELD_ERRORS.name_wrong),
  ),
  birth_year: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (year) =>
        year === "" || (/^\d{4}$/.test(year) && Number(year) >= EARLIEST_BIRTH_YEAR && Number(year) <= thisYear),
      FIELD_ERRORS.birth_year,
    ),
  ),
  nationality: v.pipe(cleanText, atMostLetters(NATIONALITY_MAX, FIELD_ERRORS.nationality_long)),
  diet: v.pipe(cleanText, atMostLetters(DIET_MAX, FIELD_ERRORS.diet_long)),
  note: v.pipe(cleanText, atMostLetters(NOTE_MAX, FIELD_ERRORS.note_long)),
});

/** `Date` rolls 31 February over to March, so the day no longer matches. */
function isDay(day: string): boolean {
  const dayMs = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(dayMs) && new Date(dayMs).toISOString().startsWith(day);
}
export const departureRule = v.pipe(v.string(), v.isoDate(FIELD_ERRORS.date), v.check(isDay, FIELD_ERRORS.date));
