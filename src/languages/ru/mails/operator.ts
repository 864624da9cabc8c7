import { count, money } from "../write.ts";

export const OPERATOR_MAILS: typeof import("../../en/mails/operator.ts").OPERATOR_MAILS = {
  fields: {
    name: "Имя",
    email: "Почта",
    phone: "Телефон",
    subject: "Тема",
    start_date: "С",
    end_date: "По",
    cities: "Города",
    guests: "Гости",
    wishes: "Пожелания",
    message: "Сообщение",
  },
  budget: (cents) => ["Бюджет", money(cents)],
  formLead: "Ответьте на адрес ниже. Это сообщение есть и на рабочем месте.",
  digest: (messages) => ({
    title: `На рабочем месте ещё ${count(messages, "сообщение", "сообщения", "сообщений")}`,
    paragraphs: [
      "За короткое время пришло много сообщений, поэтому мы не отправляли их по одному. Все они на рабочем месте.",
    ],
    label: "Открыть сообщения",
  }),
  attention: {
    subject: (reference) => `Требует внимания: бронь ${reference}`,
    title: "Бронь требует внимания",
    unknown: "Смотрите бронь.",
    name: "Имя",
    email: "Почта",
    noEmail: "нет",
    label: "Открыть бронь",
  },
  cardAttention: {
    subject: "Требует внимания: оплата подарочной карты",
    title: "Платёж требует внимания",
    remedy: "Верните деньги через платёжную систему. Кода этой подарочной карты ни у кого нет.",
    label: "Открыть платёж",
  },
};
