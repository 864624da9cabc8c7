import { attentionText } from "./attention.ts";

export const BOOKINGS_CSV: typeof import("../../en/desk/csv-bookings.ts").BOOKINGS_CSV = {
  heading: [
    "Номер брони",
    "Статус",
    "Имя",
    "Эл. почта",
    "Телефон",
    "Поездка",
    "Выезд",
    "Гости",
    "Опции",
    "Пожелания",
    "Канал продажи",
    "Комиссия",
    "Итого",
    "Оплачено",
    "Возвращено",
    "К оплате",
    "Срок",
    "Оформлено (время Ташкента)",
    "Требует внимания",
  ],
  attention: attentionText,
};

export const MANIFEST_CSV: typeof import("../../en/desk/csv-bookings.ts").MANIFEST_CSV = {
  booking: [
    "Номер брони",
    "Статус",
    "Имя",
    "Гости",
    "Опции",
    "Телефон",
    "Эл. почта",
    "Пожелания",
    "Итого",
    "Оплачено",
    "Возвращено",
    "Остаток",
  ],
  traveler: ["Гость", "Путешественник", "Год рождения", "Гражданство", "Питание", "Заметка"],
};
