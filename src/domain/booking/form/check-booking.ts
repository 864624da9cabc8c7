import * as v from "valibot";
import type { ItemQuestion } from "../../catalogue/fields/field.ts";
import { codeSchema } from "../../pricing/code-schema.ts";
import { type ItemOption, currentOptions, type QuotedOption } from "../../pricing/options.ts";
import { checkAmount, quote } from "../../pricing/quote.ts";
import type { FoundProblem } from "../../problem.ts";
import { wholeNumber } from "../../schemas.ts";
import { answersProblem, type GivenAnswer, typedAnswersOf } from "./answers.ts";
import { type DepartureChoice, departureProblem } from "./departure-choice.ts";
import {
  departureRule,
  emailRule,
  firstNameRule,
  lastNameRule,
  phoneRule,
  specialRequestsRule,
} from "./field-rules.ts";

const CODE_MAX = 40;

/** The first field with an error gets the toast and the focus, so the order is that of the form. */
export const FORM_FIELDS = [
  "check_in",
  "guests",
  "options",
  "first_name",
  "last_name",
  "email",
  "phone",
  "special_requests",
  "answers",
  "code",
] as const;
export type FormField = (typeof FORM_FIELDS)[number];

export const bookingFormSchema = v.object({
  check_in: departureRule,
  guests: v.pipe(v.number(), v.integer(), v.minValue(1, "guests")),
  // Travelers never type options, so a draft in another shape loses them.
  options: v.fallback(v.record(v.string(), wholeNumber), {}),
  first_name: firstNameRule,
  last_name: lastNameRule,
  email: emailRule,
  phone: phoneRule,
  special_requests: specialRequestsRule,
  answers: v.fallback(v.record(v.string(), v.string()), {}),
  code: v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(CODE_MAX)), ""),
  off: v.fallback(v.nullable(codeSchema), null),
});
export type BookingFormValues = v.InferOutput<typeof bookingFormSchema>;
export type BookingFormInput = v.InferInput<typeof bookingFormSchema>;

export const EMPTY_FORM: BookingFormInput = {
  check_in: "",
  guests: 1,
  options: {},
  first_name: "",
  last_name: "",
  email: "",
  phone: "",
  special_requests: "",
  answers: {},
  code: "",
  off: null,
};

export const requestFields = (form: BookingFormValues) => ({
  guests: form.guests,
  check_in: form.check_in,
  check_out: form.check_in,
  customer_first_name: form.first_name,
  customer_last_name: form.last_name,
  customer_email: form.email,
  customer_phone: form.phone,
  special_requests: form.special_requests || null,
});
export type RequestFields = ReturnType<typeof requestFields>;

export const formOfRequest = (fields: RequestFields & { answers?: GivenAnswer[] }): BookingFormInput => ({
  ...EMPTY_FORM,
  check_in: fields.check_in,
  guests: fields.guests,
  first_name: fields.customer_first_name,
  last_name: fields.customer_last_name,
  email: fields.customer_email,
  phone: fields.customer_phone,
  special_requests: fields.special_requests ?? "",
  answers: typedAnswersOf(fields.answers),
});

export type FormErrors = Partial<Record<FormField | "amount", FoundProblem>>;
export type CheckedForm = { ok: true; form: BookingFormValues; options: QuotedOption[]; total_cents: number };
export type FormCheck = CheckedForm | { ok: false; errors: FormErrors };

/** `departures` is undefined while the catalog loads and at the desk, which may book any day. */
export function checkForm(
  input: BookingFormInput,
  unitPriceCents: number,
  departures?: DepartureChoice,
  offeredOptions?: readonly ItemOption[],
  feesPercent?: number,
  questions: readonly ItemQuestion[] = [],
): FormCheck {
  const parsed = v.safeParse(bookingFormSchema, input, { abortPipeEarly: true });
  const errors: FormErrors = {};
  const { nested = {} } = parsed.success ? {} : v.flatten<typeof bookingFormSchema>(parsed.issues);
  for (const field of FORM_FIELDS) {
    const departureIssue =
      field === "check_in" && departures ? departureProblem(input.check_in, departures) : undefined;
    const answersIssue = field === "answers" ? answersProblem(questions, input.answers) : undefined;
    const found = nested[field]?.[0] ?? departureIssue ?? answersIssue;
    if (found !== undefined) errors[field] = found;
  }
  if (!parsed.success || errors.check_in !== undefined || errors.answers !== undefined) return { ok: false, errors };
  const { guests, options: optionCounts, off } = parsed.output;
  const options = currentOptions(offeredOptions, optionCounts, guests);
  const price = quote(unitPriceCents, guests, options, off, feesPercent);
  const amount = checkAmount(price);
  return amount.ok
    ? { ok: true, form: parsed.output, options, total_cents: price.total_cents }
    : { ok: false, errors: { amount: amount.code } };
}
