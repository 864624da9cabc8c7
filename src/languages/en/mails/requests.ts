import type { MailFact } from "../../../domain/contact/mail-letter.ts";
import type { FormKind } from "../../../domain/outbox/message-kinds.ts";
import { count, day, money } from "../write.ts";

type Received = {
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
  guests?: number | null | undefined;
  budget_cents?: number | null | undefined;
};

const RECEIVED: Record<FormKind, { title: string; thanks: string }> = {
  contact_message: {
    title: "We have your message",
    thanks: "Thank you for writing to us. We answer within 24 hours.",
  },
  trip_request: {
    title: "We have your trip request",
    thanks:
      "Thank you for telling us how you'd like to travel. We answer within 24 hours with a route and a price; nothing is booked until you say so.",
  },
};

export const REQUEST_MAILS = {
  received: (form: FormKind, { start_date, end_date, guests, budget_cents }: Received) => ({
    subject: RECEIVED[form].title,
    title: RECEIVED[form].title,
    paragraphs: [RECEIVED[form].thanks],
    facts: [
      ...(start_date ? [["From", day(start_date)] as MailFact] : []),
      ...(end_date ? [["To", day(end_date)] as MailFact] : []),
      ...(guests ? [["Guests", count(guests, "guest")] as MailFact] : []),
      ...(budget_cents ? [["Budget", money(budget_cents)] as MailFact] : []),
    ],
    closing: "Didn't write to us? Then someone mistyped their address, and you can ignore this email.",
  }),
};
