import * as v from "valibot";
import { cleanText, emailRule, phoneRule, FIELD_ERRORS } from "../booking/form/field-rules.ts";
import type { FormKind } from "../outbox/form-kinds.ts";

const textUpTo = (max: number, tooLong: string) => v.pipe(cleanText, v.maxLength(max, tooLong));

const optionalPhone = v.union([v.pipe(v.string(), v.trim(), v.literal("")), phoneRule], FIELD_ERRORS.phone_wrong);
const fullName = v.pipe(textUpTo(101, "Name is too long"), v.minLength(1, "Please tell us your name"));

export const contactSchema = v.object({
  name: fullName,
  email: emailRule,
  phone: optionalPhone,
  subject: textUpTo(200, "Subject is too long"),
  message: v.pipe(textUpTo(4000, "Message is too long"), v.minLength(1, "Please write a message")),
});

const day = v.union([v.literal(""), v.pipe(v.string(), v.isoDate("Please pick a day"))], "Please pick a day");

export const tripRequestSchema = v.pipe(
  v.object({
    name: fullName,
    email: emailRule,
    phone: optionalPhone,
    start_date: day,
    end_date: day,
    cities: textUpTo(300, "That list is too long: name the cities that matter most"),
    guests: v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, "How many travelers?"),
      v.transform(Number),
      v.minValue(1, "How many travelers?"),
      v.maxValue(100, "For more than 100 travelers, please write to us"),
    ),
    budget: v.pipe(v.string(), v.trim(), v.regex(/^(\d{1,7})?$/, "Please give the budget in whole dollars")),
    wishes: textUpTo(2000, "That is too long; please shorten it"),
  }),
  v.forward(
    v.check(
      ({ start_date, end_date }) => !start_date || !end_date || start_date <= end_date,
      "The end is before the start",
    ),
    ["end_date"],
  ),
);

export type ContactInput = v.InferInput<typeof contactSchema>;
export type TripRequestInput = v.InferInput<typeof tripRequestSchema>;

export const EMPTY_CONTACT: ContactInput = { name: "", email: "", phone: "", subject: "", message: "" };
export const EMPTY_TRIP_REQUEST: TripRequestInput = {
  name: "",
  email: "",
  phone: "",
  start_date: "",
  end_date: "",
  cities: "",
  guests: "2",
  budget: "",
  wishes: "",
};

export const toTripPayload = (form: v.InferOutput<typeof tripRequestSchema>): Record<string, unknown> => ({
  name: form.name,
  email: form.email,
  phone: form.phone || null,
  start_date: form.start_date || null,
  end_date: form.end_date || null,
  cities: form.cities
    .split(",")
    .map((city) => city.trim())
    .filter(Boolean),
  guests: form.guests,
  budget_cents: form.budget ? Number(form.budget) * 100 : null,
  wishes: form.wishes || null,
});

export const toContactPayload = (form: v.InferOutput<typeof contactSchema>): Record<string, unknown> => ({
  name: form.name,
  email: form.email,
  phone: form.phone || null,
  subject: form.subject || null,
  message: form.message,
});

export const MESSAGE_FORMS = {
  contact_message: {
    kind: "contact_message",
    empty: EMPTY_CONTACT,
    schema: contactSchema,
    toPayload: toContactPayload,
  },
  trip_request: {
    kind: "trip_request",
    empty: EMPTY_TRIP_REQUEST,
    schema: tripRequestSchema,
    toPayload: toTripPayload,
  },
} as const satisfies {
  [Kind in FormKind]: { kind: Kind; empty: object; schema: v.GenericSchema; toPayload: unknown };
};
