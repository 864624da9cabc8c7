import { FIELD_LIMITS, PASSWORD_MIN } from "../../../domain/field-limits.ts";
import type { FieldProblem } from "../../../domain/booking/form/field-rules.ts";
import type { ProblemWords } from "../../../domain/problem.ts";
import { day } from "../write.ts";

/** The specification quotes these texts, and a test compares them. */
export const FIELD_ERRORS: Record<FieldProblem, string> = {
  first_name: "First name is required",
  last_name: "Last name is required",
  name_long: `Name must be under ${FIELD_LIMITS.name} characters`,
  name_wrong: "Name contains invalid characters",
  email: "Email is required",
  email_long: "Email too long",
  email_wrong: "Invalid email format",
  phone: "Phone number is required",
  phone_long: "Phone number too long",
  phone_wrong: "Invalid phone number format",
  requests_long: "Special requests too long",
  full_name_long: `Name must be under ${FIELD_LIMITS.full_name} characters`,
  birth_year: "Please enter a year such as 1980",
  nationality_long: "Nationality too long",
  diet_long: "Diet too long",
  note_long: "Note too long",
  full_name: "Your full name is required",
  passport: "Please copy the number as it stands in the passport: letters and digits, at most 20",
  date: "Please select a departure date",
};

export const PASSWORD_TOO_SHORT: string = `Password should be at least ${PASSWORD_MIN} characters long.`;

export const FORM_PROBLEMS: ProblemWords = {
  ...FIELD_ERRORS,
  answer_missing: (question = "") => `Please answer: ${question}`,
  answer_long: (question = "", most = "") => `${question}: at most ${most} characters`,
  guests: "Please select the number of guests",
  too_early: (first = "") => `We need a few days to prepare: choose ${day(first)} or later.`,
  too_late: (last = "") => `That is too far ahead: choose ${day(last)} or earlier.`,
  invalid_amount: "Invalid booking amount",
  password: "Password is required",
  password_short: PASSWORD_TOO_SHORT,
  stars: "Please choose one to five stars",
  text_long: "That is too long; please shorten it",
  recipient_name: "Please tell us who it is for",
  your_name: "Please tell us your name",
  your_name_long: "Name is too long",
  subject_long: "Subject is too long",
  message: "Please write a message",
  message_long: "Message is too long",
  day: "Please pick a day",
  cities_long: "That list is too long: name the cities that matter most",
  travelers: "How many travelers?",
  travelers_many: "For more than 100 travelers, please write to us",
  budget: "Please give the budget in whole dollars",
  end_before_start: "The end is before the start",
};
