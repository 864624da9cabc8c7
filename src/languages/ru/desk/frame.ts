import { count, day } from "../write.ts";
import { statusWords } from "./names.ts";

export const FRAME: typeof import("../../en/desk/frame.ts").FRAME = {
  places: "Рабочее место",
  more: "Ещё",
  shop: "Открыть сайт",
  home: (shop) => `${shop}, рабочее место`,
  account: (email) => `Вы вошли как ${email}`,
  waiting: {
    needs_attention: (number) =>
      count(number, "бронь требует внимания", "брони требуют внимания", "броней требуют внимания"),
    new_requests: (number) => count(number, "новая заявка", "новые заявки", "новых заявок"),
    new_reviews: (number) => count(number, "новый отзыв", "новых отзыва", "новых отзывов"),
  },
};

const MATCHED_FIELD_TEXTS = { name: "", reference: "", trip: "", email: "эл. почта", phone: "телефон" };
const KINDS = { tour: "Тур", package: "Пакет", destination: "Направление" };
const guestsText = (number: number) => count(number, "гость", "гостя", "гостей");

export const COMMAND_TEXTS: typeof import("../../en/desk/frame.ts").COMMAND_TEXTS = {
  label: "Поиск и действия",
  hint: "Имя, номер брони, дата или действие",
  keys: "Нажмите / для поиска",
  looking: "Ищем…",
  nothing: "Ничего не найдено",
  stale: "Сервер не ответил. Страницы и действия работают, но по броням поиска не было.",
  found: (number) => count(number, "результат", "результата", "результатов"),
  booking: ({ reference, title, check_in, guests, status, matched, customer_email }) =>
    [
      reference,
      title,
      day(check_in),
      guestsText(guests),
      statusWords(status),
      matched === "email" ? customer_email : MATCHED_FIELD_TEXTS[matched],
    ]
      .filter(Boolean)
      .join(" · "),
  departure: ({ start_date, taken, state }) =>
    [`Выезд ${day(start_date)}`, guestsText(taken), statusWords(state)].join(" · "),
  item: ({ kind, archived }) => [KINDS[kind], archived ? "в архиве" : ""].filter(Boolean).join(", "),
  guide: "Гид",
  page: "Страница",
  here: "На этой странице",
  action: "Действие",
};

export const COMMAND_ACTIONS: typeof import("../../en/desk/frame.ts").COMMAND_ACTIONS = {
  newBooking: "Новое бронирование",
  recordCash: "Записать наличные: выберите бронь с остатком",
  exportPayments: "Выгрузить платежи",
  books: "Выгрузить книгу учёта за месяц",
  addGuide: "Добавить гида",
  addCode: "Добавить промокод",
  sellGiftCard: "Продать подарочную карту",
  newTour: "Новый тур",
  newPackage: "Новый пакет",
  newDestination: "Новое направление",
};

export const NO_SUCH_DESK_PAGE: typeof import("../../en/desk/frame.ts").NO_SUCH_DESK_PAGE = {
  page: "Страница не найдена",
  title: "Такой страницы нет.",
  text: "Возможно, в адресе опечатка или он от старой версии.",
};
