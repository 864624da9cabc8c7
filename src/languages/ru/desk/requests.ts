import { count, money } from "../write.ts";

export const ANSWER: typeof import("../../en/desk/requests.ts").ANSWER = {
  reply: "Ответить",
  replyTo: (name) => `Ответить: ${name}`,
  title: (name) => `Ответ: ${name}`,
  body: "Ваш ответ",
  to: (email, subject) => `Кому: ${email}. Тема: ${subject}`,
  send: "Отправить ответ",
  back: "Назад",
  queued: "Ответ отправляется",
};

export const REQUESTS: typeof import("../../en/desk/requests.ts").REQUESTS = {
  label: "Заявки и сообщения",
  empty: { title: "Заявок пока нет", text: "Здесь появляются заявки на поездку и сообщения с сайта." },
  notMarked: "Не отмечено",
  markNew: "Отметить как новое",
  markAnswered: "Отметить как отвеченное",
  write: (email) => `Написать на ${email}`,
  call: (phone) => `Позвонить на ${phone}`,
  answeredOn: (moment) => `ответ ${moment}`,
  columns: {
    name: "Имя",
    about: "О чём",
    kind: "Вид",
    received: "Получено",
    status: "Статус",
    email: "Эл. почта",
  },
  from: (start) => `с ${start}`,
  until: (end) => `до ${end}`,
  budget: (cents) => `бюджет ${money(cents)}`,
  guests: (guests) => count(guests, "гость", "гостя", "гостей"),
};

export const FORM_KINDS: typeof import("../../en/desk/requests.ts").FORM_KINDS = {
  contact_message: {
    mail: "Новое сообщение с сайта",
    label: "Сообщение",
    many: "Сообщения",
    reply: "Ваше сообщение",
  },
  trip_request: {
    mail: "Новая заявка на индивидуальную поездку",
    label: "Заявка на поездку",
    many: "Заявки на поездку",
    reply: "Ваша поездка в Узбекистан",
  },
};
