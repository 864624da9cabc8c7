import type { LetterFills } from "../../../domain/desk/bookings/letter.ts";
import { meetingText } from "../shared/booking.ts";
import { optionsOrNone } from "../terms/price.ts";
import { count, day } from "../write.ts";

const REASONS: Partial<Record<string, string>> = {
  ended: "брони больше нет",
  no_address: "нет адреса эл. почты",
  gone: "такой брони больше не существует",
};

const bookingsText = (number: number) => count(number, "бронь", "брони", "броней");
const addressesText = (number: number) => count(number, "адрес", "адреса", "адресов");

export const LETTER_TEXTS: typeof import("../../en/desk/letters.ts").LETTER_TEXTS = {
  act: "Написать гостю",
  title: (bookings) => (bookings > 1 ? `Написать гостям: ${bookingsText(bookings)}` : "Написать гостю"),
  template: "Шаблон",
  language: (name) => `Шаблоны и даты на языке гостя: ${name}.`,
  languages: (names) =>
    `У гостей разные языки (${names.join(", ")}): шаблоны на английском, даты и кнопка на языке каждого гостя.`,
  subject: "Тема",
  body: "Текст",
  hint: (placeholders) => `Заполняется для каждой брони: ${placeholders.join(", ")}.`,
  preview: "Просмотр",
  previewOf: (reference) => `Так письмо прочтут по брони ${reference}. Ниже будет кнопка, которая открывает поездку.`,
  to: (bookings, addresses) =>
    bookings === 0
      ? "Писать некому."
      : addresses === bookings
        ? `Письмо уйдёт на ${addressesText(addresses)}. Ответы придут на адрес компании.`
        : `Письмо уйдёт на ${addressesText(addresses)} (${bookingsText(bookings)}). Ответы придут на адрес компании.`,
  skipped: (skipped) => `${bookingsText(skipped)} — без письма:`,
  why: (reference, reason) => `${reference ?? "Бронь"}: ${REASONS[reason] ?? reason}`,
  send: (addresses) => `Отправить на ${addressesText(addresses)}`,
  again: "Отправить остальным",
  back: "Назад",
  close: "Закрыть",
  progress: (done, all) => `В очереди ${done} из ${count(all, "письма", "писем", "писем")}`,
  part: (queued, why) =>
    queued === 0
      ? `${why} Отправьте снова: дважды никто не получит.`
      : `В очереди: ${count(queued, "письмо", "письма", "писем")}, остальные — нет. ${why} Отправьте снова: дважды никто не получит.`,
  done: (queued) => `В очереди: ${count(queued, "письмо", "письма", "писем")}`,
  doneText:
    "Они уйдут за несколько минут. В каждой брони видно её письмо и отправлено ли оно; неудачное можно отправить снова.",
};

export const RESEND: typeof import("../../en/desk/letters.ts").RESEND = {
  act: "Отправить ещё раз",
  done: "Письмо снова в очереди",
};

export const changeNews: typeof import("../../en/desk/letters.ts").changeNews = ({
  from_date,
  to_date,
  from_guests,
  to_guests,
  from_options,
  to_options,
}) => {
  const isMoved = from_date !== undefined && to_date !== undefined && from_date !== to_date;
  return [
    ...(isMoved ? [`Выезд: ${day(to_date)} (был ${day(from_date)})`] : []),
    ...(to_guests === undefined ? [] : [`Гости: ${to_guests} (было ${from_guests ?? 0})`]),
    ...(to_options === undefined ? [] : [`Опции: ${optionsOrNone(to_options)} (было: ${optionsOrNone(from_options)})`]),
  ];
};

export const LETTER_FILLS: LetterFills = {
  first_name: (of) => of.customer_first_name,
  title: (of) => of.title,
  day: (of) => day(of.check_in),
  reference: (of) => of.reference,
  meeting_point: ({ meeting_point, meeting_time }) =>
    meeting_point ? meetingText(meeting_point, meeting_time) : "сообщим позже",
};
