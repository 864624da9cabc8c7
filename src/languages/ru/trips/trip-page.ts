import { count, day } from "../write.ts";

const guestsText = (guests: number) => count(guests, "гость", "гостя", "гостей");

export const TRIP_PAGE: typeof import("../../en/trips/trip-page.ts").TRIP_PAGE = {
  back: "Мои поездки",
  manage: "Управление бронью",
  guests: guestsText,
};

export const TRIP_REQUEST: typeof import("../../en/trips/trip-page.ts").TRIP_REQUEST = {
  title: "Ваша бронь",
  starts: "Начало",
  group: "Группа",
  options: "Опции",
  traveler: "Путешественник",
  contact: "Контакты",
  requests: "Пожелания",
  code: "Промокод",
  codeLater: (code) => `${code}, проверим при отправке заявки`,
  total: "Итого",
  priceStays: "Без вашего согласия цена не вырастет.",
  lastTry: (reason, next) => `Последняя попытка: ${reason}. Мы пробуем снова автоматически, следующий раз: ${next}.`,
  tryNow: "Попробовать сейчас",
};

export const DAY_PLAN: typeof import("../../en/trips/trip-page.ts").DAY_PLAN = {
  title: "Программа по дням",
  day: (number, date) => `День ${number} · ${day(date)}`,
  today: "Сегодня",
};

export const TRIP_DOCUMENTS: typeof import("../../en/trips/trip-page.ts").TRIP_DOCUMENTS = {
  title: "Документы",
  open: "Открыть",
  openOne: (name) => `Открыть ${name}`,
  failed: { title: "Не открылось", message: "Чтобы открыть документ, нужна связь. Попробуйте ещё раз." },
};

export const SHARE_TRIP: typeof import("../../en/trips/trip-page.ts").SHARE_TRIP = {
  calendar: "Добавить в календарь",
  follow: "Подписка в календаре",
  share: "Поделиться",
  print: "Распечатать",
  text: (title, from, to, guests, reference) =>
    `${title}, ${day(from)} – ${day(to)}, ${guestsText(guests)}. Номер брони ${reference}.`,
  copied: { title: "Скопировано", message: "Теперь данные поездки можно вставить куда угодно." },
};

export const MAIL_LANGUAGE: typeof import("../../en/trips/trip-page.ts").MAIL_LANGUAGE = {
  other: (name) => `Письма об этой поездке приходят на другом языке (${name}).`,
  change: "Присылать на русском",
  changed: { title: "Язык изменён", message: "Теперь письма и документы об этой поездке приходят на русском." },
  failed: { title: "Ответ не пришёл", message: "Возможно, язык не изменился. Попробуйте ещё раз, когда будет связь." },
};
