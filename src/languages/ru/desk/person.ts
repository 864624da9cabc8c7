import { count } from "../write.ts";

const bookingsText = (number: number) => count(number, "бронь", "брони", "броней");

export const PERSON_TEXTS: typeof import("../../en/desk/person.ts").PERSON_TEXTS = {
  lead: "Всё, что хранится под одним адресом эл. почты: выгрузите это или удалите по просьбе владельца адреса.",
  address: "Адрес эл. почты",
  exportIt: "Выгрузить",
  exported: (bookings) => `Выгружено, в том числе ${bookingsText(bookings)}`,
  erase: "Удалить...",
  eraseTitle: (address) => `Удалить данные ${address}?`,
  eraseText:
    "Имена, адреса, телефоны, пожелания, заметки, отзывы, письма, вопросы и учётная запись удаляются здесь и на устройствах путешественника. Суммы, даты и номера документов остаются, потому что книга учёта должна сходиться. Отменить это нельзя.",
  erased: (bookings) => `Удалено, в том числе ${bookingsText(bookings)}`,
  guides: "Данные самого гида — в разделе «Гиды», кнопка «Личные данные».",
};
