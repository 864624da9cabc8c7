import { ago, count } from "../write.ts";

export const AUDIT: typeof import("../../en/desk/audit.ts").AUDIT = {
  lead: "Кто, что и когда сделал. Записи нельзя изменить или удалить.",
  label: "Записи",
  who: "Кто",
  whoHint: "Эл. почта или «system»",
  what: "О чём",
  whats: {
    "": "Обо всём",
    booking: "Брони",
    payment: "Платежи",
    tour: "Туры",
    package: "Пакеты",
    destination: "Направления",
    departure: "Выезды",
    guide: "Гиды",
    member: "Сотрудники",
    code: "Промокоды",
    "gift card": "Подарочные карты",
    review: "Отзывы",
    rates: "Курсы валют",
    settings: "Настройки",
    trip_request: "Заявки на поездку",
    contact_message: "Сообщения",
    mail: "Письма",
  },
  columns: { when: "Когда", what: "Что", about: "О чём", who: "Кто" },
  system: "система",
  empty: { title: "Записей пока нет", text: "Здесь появляется каждое изменение на рабочем месте." },
};

export const ERRORS: typeof import("../../en/desk/audit.ts").ERRORS = {
  label: "Ошибки",
  empty: "За последние 30 дней ошибок не было.",
  where: (place, source, version) => `${place || source}, версия ${version}`,
  seen: (times, ageMs) => `${count(times, "раз", "раза", "раз")}, последний — ${ago(ageMs)}`,
  details: "Подробности для разработчика",
  remove: "Убрать",
  notRemoved: "Ошибка осталась в списке",
};
