import * as v from "valibot";
import { sanitise } from "./sanitise.ts";

export const NAME_MAX = 50;
export const EMAIL_MAX = 254;
export const PHONE_MAX = 20;
export const SPECIAL_REQUESTS_MAX = 1000;

/** Letters of any script with their marks; apostrophes as Uzbek writes them (Oʻzbekiston) and as keyboards offer them. */
const NAME = /^[\p{L}\p{M} .\-'ʻʼ‘’]+$/u;
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/;
const PHONE = /^(?=.*\d)[\d +()-]+$/;

const clean = v.pipe(v.string(), v.transform(sanitise));
const name = (missing: string) =>
  v.pipe(
    clean,
    v.minLength(1, missing),
    v.maxLength(NAME_MAX, "Name must be under 50 characters"),
    v.regex(NAME, "Name contains invalid characters"),
  );

export const firstNameRule = name("First name is required");
export const lastNameRule = name("Last name is required");
export const emailRule = v.pipe(
  clean,
  v.minLength(1, "Email is required"),
  v.maxLength(EMAIL_MAX, "Email too long"),
  v.regex(EMAIL, "Invalid email format"),
);
export const phoneRule = v.pipe(
  clean,
  v.minLength(1, "Phone number is required"),
  v.maxLength(PHONE_MAX, "Phone number too long"),
  v.regex(PHONE, "Invalid phone number format"),
);
export const specialRequestsRule = v.pipe(clean, v.maxLength(SPECIAL_REQUESTS_MAX, "Special requests too long"));

/** A day that is in the calendar: Date rolls 31 February over to March, and so tells it from a real one. */
const isDay = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};
export const NO_DATE = "Please select a departure date";
export const departureRule = v.pipe(v.string(), v.isoDate(NO_DATE), v.check(isDay, NO_DATE));
