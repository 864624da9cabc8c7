import * as v from "valibot";
import { FORM_KIND_NAMES } from "../../../../src/domain/outbox/form-kinds.ts";
import { count, day, money } from "../../../../src/languages/en/write.ts";
import type { MailContent } from "./layout.ts";
import { isoDay } from "../../../../src/domain/schemas.ts";
import { FORM_KINDS } from "../../../../src/languages/en/desk/form-kinds.ts";

const date = v.nullish(isoDay);
const number = v.nullish(v.number());
const receivedSchema = v.object({
  form: v.picklist(FORM_KIND_NAMES),
  start_date: date,
  end_date: date,
  guests: number,
  budget_cents: number,
});

/** Contains nothing that was typed freely, since the address may belong to another person. */
export const receivedMail = (payload: Record<string, unknown>): MailContent => {
  const { form, start_date, end_date, guests, budget_cents } = v.parse(receivedSchema, payload);
  const title = `We have your ${FORM_KINDS[form].label.toLowerCase()}`;
  const facts: [string, string | false | null | undefined | 0][] = [
    ["From", start_date && day(start_date)],
    ["To", end_date && day(end_date)],
    ["Guests", guests && count(guests, "guest")],
    ["Budget", budget_cents && money(budget_cents)],
  ];
  return {
    subject: title,
    title,
    paragraphs: [
      form === "trip_request"
        ? "Thank you for telling us how you'd like to travel. We answer within 24 hours with a route and a price; nothing is booked until you say so."
        : "Thank you for writing to us. We answer within 24 hours.",
    ],
    facts: facts.filter((fact): fact is [string, string] => typeof fact[1] === "string"),
    closing: "Didn't write to us? Then someone mistyped their address, and you can ignore this email.",
  };
};
