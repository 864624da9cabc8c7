import type { QuestionPeriod } from "../../../domain/desk/today/question-period.ts";
import { count, decimal, grouped, money, month } from "../write.ts";

export const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${Math.round((part / whole) * 100)}%`;

const PERIODS: Record<QuestionPeriod, string> = {
  "": "Последние 12 месяцев",
  ahead: "Этот месяц и 5 следующих",
  year: "Этот год",
  before: "Прошлый год",
  custom: "Свой период",
};

const bookingsText = (number: number) => count(number, "бронь", "брони", "броней");

export function monthLabel(yearAndMonth: string): string {
  const [name = ""] = month(yearAndMonth).split(" ");
  return yearAndMonth.endsWith("-01") ? `${name} ’${yearAndMonth.slice(2, 4)}` : name;
}

export const QUESTIONS: typeof import("../../en/desk/charts.ts").QUESTIONS = {
  lead: "Каждый график отвечает на один вопрос за выбранный период. Числа стоят под ним, их можно скачать.",
  period: "Период",
  periods: PERIODS,
  to: "По (включительно)",
  of: (from, to) => `${from} – ${to}`,
  csv: "Скачать CSV",
  numbers: "Числа",
  none: "За этот период данных нет.",
  drawn: (question) => `График: ${question} Числа — в таблице ниже.`,

  occupancy: {
    question: "Насколько заполнены выезды?",
    answer: (guests, places, departures) =>
      `Заполнено ${percent(guests, places)}: продано ${grouped(guests)} из ${count(places, "места", "мест", "мест")}, ${count(departures, "выезд", "выезда", "выездов")}.`,
    note: "Подтверждённые брони на открытые выезды, по месяцу выезда. Отменённые выезды и поездки по запросу не считаются.",
    months: "По месяцам",
    trips: "По поездкам",
    monthHead: ["Месяц", "Заполнено", "Продано мест", "Места", "Выезды"],
    tripHead: ["Поездка", "Заполнено", "Продано мест", "Места", "Выезды"],
    csvHead: ["Месяц", "Поездка", "Выезды", "Места", "Продано мест", "Заполнено, %"],
  },
  early: {
    question: "За сколько дней бронируют?",
    answer: (days) => `Половина броней сделана за ${count(days, "день", "дня", "дней")} до выезда или позже.`,
    note: "Брони этого периода, которые были подтверждены, по числу дней между бронированием и выездом.",
    head: ["Дней до выезда", "Брони", "Доля", "Гости"],
    step: (from, to) => (to === null ? `${from} и больше` : `${from}–${to}`),
    brief: (from, to) => (to === null ? `${from}+` : `${from}–${to}`),
  },
  cancelled: {
    question: "Сколько броней отменяют и кто?",
    answer: (cancelled, bookings) =>
      `${percent(cancelled, bookings)}: ${grouped(cancelled)} из ${count(bookings, "подтверждённой брони", "подтверждённых броней", "подтверждённых броней")}.`,
    note: "По месяцу бронирования: сколько подтверждённых броней с тех пор отменено или возвращено.",
    head: ["Месяц брони", "Отменено", "Из броней", "Доля"],
    whoHead: ["Кто и почему", "Отмены", "Доля"],
    who: { departure: "Мы отменили выезд", desk: "Офис", traveler: "Путешественник" },
    why: (who, reason) => (reason === null ? who : `${who}: ${reason}`),
  },
  sources: {
    question: "Откуда приходят брони?",
    answer: (web, bookings) =>
      `На сайте: ${percent(web, bookings)} из ${count(bookings, "брони", "броней", "броней")}.`,
    note: "Брони этого периода, которые были подтверждены. Заявки на индивидуальную поездку и сообщения — ещё не брони.",
    head: ["Откуда", "Число", "Доля", "Гости"],
    of: {
      web: "Сайт",
      manual: "Офис",
      waiting_list: "Лист ожидания",
      trip_request: "Заявки на индивидуальную поездку",
      contact_message: "Сообщения",
    },
    brief: {
      web: "Сайт",
      manual: "Офис",
      waiting_list: "Ожидание",
      trip_request: "Заявки",
      contact_message: "Сообщения",
    },
    itemHead: ["Поездка", "Брони", "Гости", "Сайт", "Офис", "Лист ожидания"],
    items: "По поездкам",
  },
  places: {
    question: "Куда едут путешественники?",
    answer: (name, bookings) => `Больше всего — ${name}: ${bookingsText(bookings)}.`,
    note: "Подтверждённые брони этого периода; пакет считается в каждом направлении, куда он заезжает.",
    head: ["Направление", "Брони", "Гости"],
  },
  money: {
    question: "Сколько денег приходит?",
    answer: (received, returned, earned) =>
      `Получено ${money(received)}, возвращено ${money(returned)}, заработано ${money(earned)}.`,
    note: "По книге учёта. Деньги за подарочную карту считаются при её продаже; оплата картами показана отдельно. Заработано — это продажи минус возвраты.",
    head: ["Месяц", "Получено", "Возвращено", "Заработано", "Оплачено подарочной картой"],
    legend: ["Получено", "Заработано"],
    brief: (cents) => {
      const dollars = Math.round(cents / 100);
      if (dollars >= 1_000_000) return `${decimal((dollars / 1_000_000).toFixed(1))}\u00a0млн`;
      return dollars >= 1_000 ? `${Math.round(dollars / 1_000)}\u00a0тыс.` : `${dollars}\u00a0$`;
    },
  },
};
