import { count } from "../write.ts";

const bookingsText = (number: number) => count(number, "бронь", "брони", "броней");

export const PERSON_TEXTS: typeof import("../../en/desk/person.ts").PERSON_TEXTS = {
  lead: "Всё, что хранится по одному адресу эл. почты или, для броней без адреса, по номеру телефона: выгрузите это или удалите по просьбе этого человека.",
  address: "Адрес эл. почты или телефон",
  wrong: "Адрес эл. почты или телефон не короче 8 цифр",
  exportIt: "Выгрузить",
  exported: (bookings) => `Выгружено, в том числе ${bookingsText(bookings)}`,
  erase: "Удалить…",
  eraseTitle: (address) => `Удалить данные ${address}?`,
  eraseText:
    "Имена, адреса, телефоны, пожелания, заметки, отзывы, письма, вопросы и учётная запись удаляются здесь и на устройствах путешественника. Суммы, даты и номера документов остаются, потому что книга учёта должна сходиться. Отменить это нельзя.",
  erased: (bookings) => `Удалено, в том числе ${bookingsText(bookings)}`,
  guides: "Данные самого гида — в разделе «Гиды», кнопка «Личные данные».",
};

export const ERASE: typeof import("../../en/desk/person.ts").ERASE = {
  typeIt: (expected) => `Для подтверждения введите: ${expected}`,
  notTyped: (expected) => `Введите: ${expected}`,
  act: "Удалить навсегда",
  back: "Назад",
  file: (day) => `personal-data-${day}.json`,
};
