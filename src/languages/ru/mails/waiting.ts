import { count, day } from "../write.ts";
import { momentText } from "./sentences.ts";

/** After "на", "для" and verbs. */
const seats = (guests: number) => count(guests, "место", "места", "мест");

export const WAITING_MAILS: typeof import("../../en/mails/waiting.ts").WAITING_MAILS = {
  entry: "Ваша запись: сообщения на телефон или выход из листа",
  notNeeded: "Эти места мне не нужны",
  facts: ({ title, start_date, guests }) => [
    ["Поездка", title],
    ["Дата выезда", day(start_date)],
    ["Гости", count(guests, "гость", "гостя", "гостей")],
  ],
  joined: ({ title, guests }) => ({
    subject: `Вы в листе ожидания: ${title}`,
    title: "Вы в листе ожидания",
    paragraphs: [
      "На эту дату мест нет. Когда освободится достаточно мест для вашей группы, мы напишем вам и будем держать их для вас не дольше 24 часов.",
      `Вы ждёте ${seats(guests)}. Чтобы изменить это, выйдите из листа по ссылке ниже и запишитесь снова.`,
      "Места не обещаны, и с вас ничего не списано.",
    ],
    closing: "Вы об этом не просили? Выйдите из листа по ссылке выше или не обращайте внимания на это письмо.",
  }),
  offer: ({ title, start_date, guests, offered_until }) => ({
    subject: `Места для вас: ${title}, ${day(start_date)}`,
    title: "Места освободились",
    paragraphs: [
      `Мы держим для вас ${seats(guests)} до ${momentText(offered_until ?? "")}. Забронируйте их кнопкой ниже; после оплаты они ваши.`,
      "Затем их получит следующая группа в листе.",
    ],
    label: "Забронировать эти места",
  }),
  cancelled: ({ title, start_date }) => ({
    subject: `Выезд отменён: ${title}, ${day(start_date)}`,
    title: "Выезд, которого вы ждали, отменён",
    paragraphs: [
      `Приносим извинения: ${day(start_date)} поездка «${title}» не состоится. Мы убрали вас из листа ожидания, делать ничего не нужно.`,
    ],
  }),
};
