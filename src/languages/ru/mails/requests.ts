import type { MailFact } from "../../../domain/contact/mail-letter.ts";
import type { FormKind } from "../../../domain/outbox/message-kinds.ts";
import { count, day, money } from "../write.ts";

type Requests = typeof import("../../en/mails/requests.ts");

const RECEIVED: Record<FormKind, { title: string; thanks: string }> = {
  contact_message: {
    title: "Мы получили ваше сообщение",
    thanks: "Спасибо, что написали нам. Мы ответим в течение 24 часов.",
  },
  trip_request: {
    title: "Мы получили вашу заявку на поездку",
    thanks:
      "Спасибо, что рассказали, как вы хотите путешествовать. В течение 24 часов мы пришлём маршрут и цену; без вашего согласия ничего не бронируется.",
  },
};

export const REQUEST_MAILS: Requests["REQUEST_MAILS"] = {
  received: (form, { start_date, end_date, guests, budget_cents }) => ({
    subject: RECEIVED[form].title,
    title: RECEIVED[form].title,
    paragraphs: [RECEIVED[form].thanks],
    facts: [
      ...(start_date ? [["С", day(start_date)] as MailFact] : []),
      ...(end_date ? [["По", day(end_date)] as MailFact] : []),
      ...(guests ? [["Гости", count(guests, "гость", "гостя", "гостей")] as MailFact] : []),
      ...(budget_cents ? [["Бюджет", money(budget_cents)] as MailFact] : []),
    ],
    closing: "Вы нам не писали? Значит, кто-то ошибся в своём адресе, и на это письмо можно не обращать внимания.",
  }),
};
