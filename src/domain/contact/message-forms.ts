import * as v from "valibot";
import { cleanText, emailRule, phoneRule } from "../booking/form/field-rules.ts";
import type { FormKind } from "../outbox/message-kinds.ts";

const textUpTo = (max: number, problem: string) => v.pipe(cleanText, v.maxLength(max, problem));

const optionalPhone = v.union([v.pipe(v.string(), v.trim(), v.literal("")), phoneRule], "phone_wrong");
const fullName = v.pipe(textUpTo(101, "your_name_long"), v.minLength(1, "your_name"));

export const contactSchema = v.object({
  name: fullName,
  email: emailRule,
  phone: optionalPhone,
  subject: textUpTo(200, "subject_long"),
  message: v.pipe(textUpTo(4000, "message_long"), v.minLength(1, "message")),
});

const day = v.union([v.literal(""), v.pipe(v.string(), v.isoDate("day"))], "day");

export const tripRequestSchema = v.pipe(
  v.object({
    name: fullName,
    email: emailRule,
    phone: optionalPhone,
    start_date: day,
    end_date: day,
    cities: textUpTo(300, "cities_long"),
    guests: v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, "travelers"),
      v.transform(Number),
      v.minValue(1, "travelers"),
      v.maxValue(100, "travelers_many"),
    ),
    budget: v.pipe(v.string(), v.trim(), v.regex(/^(\d{1,7})?$/, "budget")),
    wishes: textUpTo(2000, "text_long"),
  }),
  v.forward(
    v.check(({ start_date, end_date }) => !start_date || !end_date || start_date <= end_date, "end_before_start"),
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
