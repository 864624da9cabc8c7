import type { MailFact } from "../../../domain/contact/mail-letter.ts";
import type { FormKind } from "../../../domain/outbox/message-kinds.ts";
import { count, day, money } from "../write.ts";

type Requests = typeof import("../../en/mails/requests.ts");

const RECEIVED: Record<FormKind, { title: string; thanks: string }> = {
  contact_message: {
    title: "Xabaringizni oldik",
    thanks: "Bizga yozganingiz uchun rahmat. 24 soat ichida javob beramiz.",
  },
  trip_request: {
    title: "Safar haqidagi soʻrovingizni oldik",
    thanks:
      "Qanday sayohat qilmoqchi ekaningizni aytganingiz uchun rahmat. 24 soat ichida marshrut va narxni yuboramiz; siz rozi boʻlmaguningizcha hech narsa bron qilinmaydi.",
  },
};

export const REQUEST_MAILS: Requests["REQUEST_MAILS"] = {
  received: (form, { start_date, end_date, guests, budget_cents }) => ({
    subject: RECEIVED[form].title,
    title: RECEIVED[form].title,
    paragraphs: [RECEIVED[form].thanks],
    facts: [
      ...(start_date ? [["Boshlanishi", day(start_date)] as MailFact] : []),
      ...(end_date ? [["Tugashi", day(end_date)] as MailFact] : []),
      ...(guests ? [["Mehmonlar", count(guests, "mehmon")] as MailFact] : []),
      ...(budget_cents ? [["Byudjet", money(budget_cents)] as MailFact] : []),
    ],
    closing: "Bizga yozmaganmisiz? Demak, kimdir manzilini xato yozgan; bu xatga eʼtibor bermasangiz ham boʻladi.",
  }),
};
