import type { BookingView } from "../../../../src/domain/booking/booking-view.ts";
import type { MailFact } from "../../../../src/domain/contact/mail-letter.ts";
import type { FormKind } from "../../../../src/domain/outbox/message-kinds.ts";
import { attentionLetter, cardAttentionLetter, digestLetter } from "../../../../src/text/other-mails.ts";
import type { Words } from "../text/languages.ts";
import type { MailContent } from "./layout.ts";

const wordsOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(String).join(", ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

const FIELDS = [
  "name",
  "email",
  "phone",
  "subject",
  "start_date",
  "end_date",
  "cities",
  "guests",
  "wishes",
  "message",
] as const;
const DATES: ReadonlySet<string> = new Set(["start_date", "end_date"]);

export const formMail = (kind: FormKind, form: Record<string, unknown>, { mails, write }: Words): MailContent => {
  const { MAIL_FACTS, OPERATOR_MAILS } = mails;
  const title = OPERATOR_MAILS[kind];
  const budget = Number(form.budget_cents ?? 0);
  const facts = FIELDS.map((field): [string, string] => {
    const value = wordsOf(form[field]);
    return [MAIL_FACTS[field], value && DATES.has(field) ? write.day(value) : value];
  });
  return {
    subject: `${title}: ${wordsOf(form.name)}`,
    title,
    paragraphs: [OPERATOR_MAILS.formLead],
    facts: [
      ...facts.filter(([, value]) => value),
      ...(budget > 0 ? [[MAIL_FACTS.budget, write.money(budget)] as MailFact] : []),
    ],
  };
};

export const digestMail = (payload: Record<string, unknown>, words: Words, site: string): MailContent => {
  const { label, ...letter } = digestLetter(words, Number(payload.count ?? 1));
  return { ...letter, button: { label, url: `${site}/admin/requests` } };
};

/** A gift card's payment has no booking. */
export const cardAttentionMail = (payload: Record<string, unknown>, words: Words, site: string): MailContent => {
  const { label, ...letter } = cardAttentionLetter(words, String(payload.reason));
  return { ...letter, button: { label, url: `${site}/admin/payments?payment=${String(payload.payment_id)}` } };
};

export const attentionMail = (
  booking: BookingView,
  payload: Record<string, unknown>,
  words: Words,
  site: string,
): MailContent => {
  const { label, ...letter } = attentionLetter(words, booking, payload.reason == null ? null : String(payload.reason));
  return { ...letter, button: { label, url: `${site}/admin/bookings/${booking.id}` } };
};
