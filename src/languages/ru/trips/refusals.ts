import { count, day, money, moneyShort } from "../write.ts";

export const REFUSAL_TITLES: typeof import("../../en/trips/refusals.ts").REFUSAL_TITLES = {
  invalid_booking: "Ошибка в данных брони",
  invalid_amount: "Неверная сумма брони",
  item_gone: "Эта поездка больше не предлагается",
  date_gone: "Этот выезд больше не предлагается",
  seats_gone: "На эту дату не хватает мест",
  group_too_large: "Группа слишком большая для этой поездки",
  options_changed: "Некоторых из этих опций больше нет",
  questions_changed: "Вопросы об этой поездке изменились",
  price_up: "Цена выросла",
  too_many_holds: "Вы уже заняли места в других поездках",
  id_taken: "Эта бронь уже сделана",
};

export const REFUSED_FIELDS: typeof import("../../en/trips/refusals.ts").REFUSED_FIELDS = {
  check_in: "Выберите дату тура ещё раз.",
  guests: "Проверьте число гостей.",
  customer_first_name: "Проверьте имя.",
  customer_last_name: "Проверьте фамилию.",
  customer_email: "Проверьте адрес электронной почты.",
  customer_phone: "Проверьте номер телефона.",
  special_requests: "Проверьте пожелания.",
  options: "Выберите опции ещё раз.",
  answers: "Ответьте на вопросы ещё раз.",
  other: "Проверьте, что вы ввели.",
};

export const REFUSAL_DETAILS: typeof import("../../en/trips/refusals.ts").REFUSAL_DETAILS = {
  options_changed: (options) => `Сейчас доступно: ${options}.`,
  questions_changed: "Всё, что вы ввели, сохранилось. Ответьте на вопросы и отправьте заявку ещё раз.",
  invalid_amount: `Сумма должна быть больше ${moneyShort(0)} и не больше ${moneyShort(5_000_000)}.`,
  group_too_large: (most) => `В этой поездке может быть не больше ${count(most, "гостя", "гостей", "гостей")}.`,
  too_many_holds: "Оплатите одну из них или дождитесь конца её срока, затем попробуйте снова.",
};

const forTotal = (cents: number | null) => (cents === null ? "" : ` за ${money(cents)}`);
const forGuests = (guests: number) => count(guests, "гостя", "гостей", "гостей");

export const REFUSED_BOOKING: typeof import("../../en/trips/refusals.ts").REFUSED_BOOKING = {
  asked: (guests, options, checkIn, cents) =>
    `Ваша заявка: ${count(guests, "гость", "гостя", "гостей")}${options === "" ? "" : ` (${options})`}, ${day(checkIn)}, ${money(cents)}.`,
  otherDevice: "Если вы бронировали на другом устройстве, ссылка из вашего письма откроет бронь здесь.",
  nothingBooked: "Ничего не забронировано, с вас ничего не списано.",
  notStored: { title: "Забронировать не удалось", message: "Это устройство не смогло сохранить заявку." },
  back: "Назад",
  bookFor: (cents) => `Забронировать за ${money(cents)}`,
  bookWith: (options, cents) => `Забронировать (${options}) за ${money(cents)}`,
  bookWithoutCode: (cents) => `Забронировать без кода за ${money(cents)}`,
  bookFewer: (guests, cents) => `Забронировать для ${forGuests(guests)}: ${money(cents)}`,
  nearest: (guests) => `Ближайшие выезды, где есть места для ${forGuests(guests)}`,
  otherDay: (date, cents) => `${day(date)} · ${money(cents)}`,
  seatsLeft: (seats) => `осталось ${count(seats, "место", "места", "мест")}`,
  bookInstead: (date, cents) => `Забронировать на ${day(date)}${forTotal(cents)}`,
  waitingList: (date) => `В лист ожидания на ${day(date)}`,
  sendAgain: {
    too_many_holds: (cents) => `Попробовать снова${forTotal(cents)}`,
    id_taken: (cents) => `Отправить как новую бронь${forTotal(cents)}`,
  },
  otherTrips: "Другие поездки, которые можно забронировать",
  perPerson: (price) => `${price} с человека`,
  viewAll: "Все туры",
  answer: "Ответить на вопросы",
  change: "Изменить бронь",
  discard: "Удалить заявку",
};
