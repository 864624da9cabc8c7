import { discountTenths } from "../../../domain/pricing/discount.ts";
import { count, day, decimal, moneyShort, withPeriod } from "../write.ts";

const guestsText = (guests: number) => count(guests, "гость", "гостя", "гостей");
const upToGuests = (guests: number) => `до ${count(guests, "гостя", "гостей", "гостей")}`;
const shareOf = (guests: number) => `${decimal(discountTenths(guests) / 10)}%`;

export const BOOKING_BAR: typeof import("../../en/catalogue/departures.ts").BOOKING_BAR = {
  bookTour: "Забронировать этот тур",
  bookPackage: "Забронировать этот пакет",
  chosen: (date, guests) => `${day(date)} · ${guestsText(guests)}`,
  next: (date) => `Ближайший: ${day(date)}`,
  allFull: "На всех датах мест нет",
  anyDayFrom: (date) => `Любой день с ${day(date)}`,
  total: "Итого",
  terms: (change, cancel) => `${withPeriod(change)} ${withPeriod(cancel)}`,
  groupsPayLess: `Группам дешевле: скидка ${shareOf(2)} для 2 гостей, ${shareOf(10)} для 10.`,
};

export const DEPARTURE_CHOICE: typeof import("../../en/catalogue/departures.ts").DEPARTURE_CHOICE = {
  title: "Дата и гости",
  date: "Дата",
  guests: "Гости",
  guestCount: guestsText,
  loading: "Загружаем даты…",
  full: "мест нет",
  notOffered: "В этот день выезда нет. Выберите другой.",
  book: "Забронировать",
  waitingList: "Лист ожидания",
  join: "Записаться в лист ожидания",
  done: "Готово",
};

export const DEPARTURE_TEXTS: typeof import("../../en/catalogue/departures.ts").DEPARTURE_TEXTS = {
  seatsLeft: (seats) => `Осталось ${count(seats, "место", "места", "мест")}`,
  full: "Мест нет",
  onRequest: "По запросу",
  places: (guests) => `До ${count(guests, "гостя", "гостей", "гостей")}`,
  joinWaitingList: "Записаться в лист ожидания",
  guaranteed: "Гарантированный выезд",
  needs: (guests) => `Для выезда не хватает ${count(guests, "гостя", "гостей", "гостей")}`,
};

export const DEPARTURE_LIST: typeof import("../../en/catalogue/departures.ts").DEPARTURE_LIST = {
  title: "Даты выезда",
  loading: "Загружаем даты выезда…",
  onRequest: (first, guests) => `По запросу: любой день с ${day(first)}, ${upToGuests(guests)}.`,
  all: (number) => `Показать все даты (${number})`,
  seatsAsOf: (age) => `Данные о местах: ${age}.`,
  seatsOnline: "Число свободных мест появится, когда будет связь.",
  from: (cents) => `От ${moneyShort(cents)} с человека.`,
  changeOrCancel: (date, guests) => `Изменить или отменить: ${day(date)}, ${guestsText(guests)}`,
  refundsFollow: { before: "Возврат — по нашим ", link: "условиям отмены", after: "." },
};

export const CALENDAR: typeof import("../../en/catalogue/departures.ts").CALENDAR = {
  open: "Показать календарь",
  close: "Скрыть календарь",
  missing: "Чтобы открыть календарь в первый раз, нужна связь. Все даты есть в списке.",
  label: (month) => `Даты выезда: ${month}`,
  before: "Предыдущий месяц",
  after: "Следующий месяц",
  none: "выезда нет",
  full: "Мест нет",
  left: (seats) => count(seats, "место", "места", "мест"),
  weekdays: [
    ["Пн", "Понедельник"],
    ["Вт", "Вторник"],
    ["Ср", "Среда"],
    ["Чт", "Четверг"],
    ["Пт", "Пятница"],
    ["Сб", "Суббота"],
    ["Вс", "Воскресенье"],
  ],
};
