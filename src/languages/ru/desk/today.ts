import { count, day, grouped } from "../write.ts";

export const DEPARTING: typeof import("../../en/desk/today.ts").DEPARTING = {
  title: "Выезды сегодня и завтра",
  none: "Сегодня и завтра выездов нет",
  columns: { departure: "Выезд", guests: "Гости", arrived: "Отмечены", guide: "Гид" },
  today: "Сегодня",
  tomorrow: "Завтра",
  people: (title, date) => `Гости: ${title}, ${day(date)}`,
  guests: (guests, bookings, held) =>
    `${grouped(guests)} в ${count(bookings, "брони", "бронях", "бронях")}${held > 0 ? `, только удержаны: ${held}` : ""}`,
  arrived: (arrived, expected) => `${arrived} из ${expected} на месте`,
  absent: (absent) => `не пришли: ${absent}`,
  notYet: "отметок ещё нет",
  lastOnline: (age) => `на связи ${age}`,
};

export const FIGURES: typeof import("../../en/desk/today.ts").FIGURES = {
  title: "Показатели",
  day: "Сегодня к этому часу",
  dayBefore: (value) => `неделю назад к этому часу: ${value}`,
  week: "Последние 7 дней",
  weekBefore: (value) => `за 7 дней до этого: ${value}`,
  names: {
    bookings: "Брони",
    guests: "Гости",
    revenue_cents: "Получено денег",
    cancellations: "Отмены",
  },
  note: "Брони, гости и отмены считаются по подтверждённым броням; деньги — когда получены, подарочные карты — когда проданы.",
  change: (now, before) => {
    if (before === 0 || now === before) return "";
    const percent = Math.round((now / before - 1) * 100);
    return percent > 999 ? " (больше чем в десять раз)" : ` (${percent < 0 ? "−" : "+"}${Math.abs(percent)}%)`;
  },
};

export const OFFLINE: typeof import("../../en/desk/today.ts").OFFLINE = {
  title: "Работа без связи",
  ready: (when) =>
    `Готово к работе без связи: эта страница, выезды и гости на 14 дней вперёд и их брони. Данные на ${when}.`,
  partly: (when) =>
    `Выезды и гости на 14 дней вперёд уже на этом устройстве, данные на ${when}. Страницы рабочего места ещё загружаются.`,
  none: "Для работы без связи на этом устройстве пока ничего нет.",
  working: "Готовимся к работе без связи",
};
