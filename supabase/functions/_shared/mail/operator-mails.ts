import type { BookingView } from "../../../../src/domain/booking/booking-view.ts";
import type { FormKind } from "../../../../src/domain/outbox/message-kinds.ts";
import type { Words } from "../text/languages.ts";
import type { MailContent } from "./layout.ts";

const wordsOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(String).join(", ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

const DATES = new Set(["start_date", "end_date"]);

export const formMail = (
  kind: FormKind,
  form: Record<string, unknown>,
  { day, FORM_KINDS, OPERATOR_MAILS }: Words,
): MailContent => {
  const title = FORM_KINDS[kind].mail;
  const budget = Number(form.budget_cents ?? 0);
  return {
    subject: `${title}: ${wordsOf(form.name)}`,
    title,
    paragraphs: [OPERATOR_MAILS.formLead],
    facts: [
      ...Object.entries(OPERATOR_MAILS.fields)
        .map(([field, label]): [string, string, string] => [field, label, wordsOf(form[field])])
        .filter(([, , value]) => value)
        .map(([field, label, value]): [string, string] => [label, DATES.has(field) ? day(value) : value]),
      ...(budget > 0 ? [OPERATOR_MAILS.budget(budget)] : []),
    ],
  };
};

export const digestMail = (payload: Record<string, unknown>, { OPERATOR_MAILS }: Words, site: string): MailContent => {
  const { title, paragraphs, label } = OPERATOR_MAILS.digest(Number(payload.count ?? 1));
  return {
    subject: title,
    title,
    paragraphs,
    facts: [],
    button: { label, url: `${site}/admin/requests` },
  };
};

/** A gift card's payment has no booking. */
export const cardAttentionMail = (
  payload: Record<string, unknown>,
  { attentionText, OPERATOR_MAILS }: Words,
  site: string,
): MailContent => {
  const { remedy, label, ...words } = OPERATOR_MAILS.cardAttention;
  return {
    ...words,
    paragraphs: [attentionText(String(payload.reason)), remedy],
    facts: [],
    button: { label, url: `${site}/admin/payments?payment=${String(payload.payment_id)}` },
  };
};

export const attentionMail = (
  booking: BookingView,
  payload: Record<string, unknown>,
  { attentionText, bookingFacts, OPERATOR_MAILS }: Words,
  site: string,
): MailContent => {
  const words = OPERATOR_MAILS.attention;
  return {
    subject: words.subject({ reference: booking.reference }),
    title: words.title,
    paragraphs: [attentionText(String(payload.reason ?? words.unknown))],
    facts: [
      ...bookingFacts(booking),
      [words.name, booking.customer_name],
      [words.email, booking.customer_email || words.noEmail],
    ],
    button: { label: words.label, url: `${site}/admin/bookings/${booking.id}` },
  };
};
