import * as v from "valibot";
import { checkAmount, quote } from "../../pricing/quote.ts";
import { type Departures, departureProblem } from "./departures.ts";
import {
  departureRule,
  emailRule,
  firstNameRule,
  lastNameRule,
  phoneRule,
  specialRequestsRule,
} from "./field-rules.ts";

/** In the order in which the form shows them: the first error is the toast, and takes the focus. */
export const FORM_FIELDS = [
  "check_in",
  "guests",
  "first_name",
  "last_name",
  "email",
  "phone",
  "special_requests",
] as const;
export type FormField = (typeof FORM_FIELDS)[number];

export const bookingFormSchema = v.object({
  check_in: departureRule,
  guests: v.pipe(v.number(), v.integer(), v.minValue(1, "Please select the number of guests")),
  first_name: firstNameRule,
  last_name: lastNameRule,
  email: emailRule,
  phone: phoneRule,
  special_requests: specialRequestsRule,
});
export type BookingForm = v.InferOutput<typeof bookingFormSchema>;
export type BookingFormInput = v.InferInput<typeof bookingFormSchema>;

export const EMPTY_FORM: BookingFormInput = {
  check_in: "",
  guests: 1,
  first_name: "",
  last_name: "",
  email: "",
  phone: "",
  special_requests: "",
};

export type FormErrors = Partial<Record<FormField | "amount", string>>;
export type CheckedForm = { ok: true; form: BookingForm; total_cents: number };
export type FormCheck = CheckedForm | { ok: false; errors: FormErrors };

/** `departures` are unknown where nobody knows yet what day it is, and at the desk, which books any day. */
export function checkForm(input: BookingFormInput, unitPriceCents: number, departures?: Departures): FormCheck {
  const parsed = v.safeParse(bookingFormSchema, input, { abortPipeEarly: true });
  const errors: FormErrors = {};
  const { nested = {} } = parsed.success ? {} : v.flatten<typeof bookingFormSchema>(parsed.issues);
  for (const field of FORM_FIELDS) {
    const offered = field === "check_in" && departures ? departureProblem(input.check_in, departures) : undefined;
    const message = nested[field]?.[0] ?? offered;
    if (message !== undefined) errors[field] = message;
  }
  if (!parsed.success || errors.check_in !== undefined) return { ok: false, errors };
  const total_cents = quote(unitPriceCents, parsed.output.guests).total_cents;
  const amount = checkAmount(total_cents);
  return amount.ok ? { ok: true, form: parsed.output, total_cents } : { ok: false, errors: { amount: amount.message } };
}
