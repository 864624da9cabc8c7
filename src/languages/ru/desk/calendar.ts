import type { DepartureAct, SkipCode } from "../../../domain/desk/departures/calendar/departure-acts.ts";
import { count, day, grouped, money, month } from "../write.ts";
import { statusWords } from "./names.ts";

const WEEKDAYS = ["Понедельник", "Вторник", "Среда", "Четверг", "Пятница", "Суббота", "Воскресенье"];
const departures = (number: number) => count(number, "выезд", "выезда", "выездов");
const takenText = (taken: number, places: number) =>
  `занято ${grouped(taken)} из ${count(places, "места", "мест", "мест")}`;

export const DESK_CALENDAR: typeof import("../../en/desk/calendar.ts").DESK_CALENDAR = {
  views: { month: "Месяц", week: "Неделя", list: "Список" },
  view: "Вид",
  before: { month: "Предыдущий месяц", week: "Предыдущая неделя" },
  after: { month: "Следующий месяц", week: "Следующая неделя" },
  now: "Сегодня",
  period: (view, from, to) => (view === "month" ? month(from.slice(0, 7)) : `${day(from)} – ${day(to)}`),
  weekdays: WEEKDAYS,
  weekdaysShort: ["Пн", "Вт", "Ср", "Чт", "Пт", "Сб", "Вс"],
  label: (period) => `Выезды, ${period}`,
  keys: "Стрелки — по дням, Enter открывает день, пробел выбирает выезд, Escape возвращает назад.",
  marks: "▼ меньше минимума · двойная рамка: гарантировано · жёлтая рамка: закрыто",
  none: {
    month: { title: "В этом месяце выездов нет", text: "Выберите другой месяц или нажмите «Новый выезд»." },
    week: { title: "На этой неделе выездов нет", text: "Выберите другую неделю или нажмите «Новый выезд»." },
    list: { title: "С этого дня выездов нет", text: "Выберите более ранний день или нажмите «Новый выезд»." },
  },
  ofDay: (date, number, taken, places) =>
    number === 0 ? `${day(date)}: выездов нет` : `${day(date)}: ${departures(number)}, ${takenText(taken, places)}`,
  inAll: (number, taken, places) => `${departures(number)}, ${takenText(taken, places)}`,
  over: (number) => `Прошедшие дни: ${departures(number)}`,
  onlySeen:
    "Нет связи, поэтому показаны только выезды, которые уже есть на устройстве. В другие дни их может быть больше.",
  filters: {
    trip: "Поездка",
    guide: "Гид",
    state: "Состояние",
    show: "Показать",
    allGuides: "Все гиды",
    shows: { "": "Все", below: "Меньше минимума", unguided: "Без гида", waiting: "С листом ожидания" },
    states: { "": "Открытые или с бронями", all: "Все" },
  },
};

export const ENTRY: typeof import("../../en/desk/calendar.ts").ENTRY = {
  fill: ({ taken, max_guests }) => `${taken}/${max_guests}`,
  spokenFill: ({ taken, max_guests }) => takenText(taken, max_guests),
  below: ({ min_guests, taken }) => `до минимума не хватает ${(min_guests ?? 0) - taken}`,
  reached: "минимум набран",
  noGuide: "Нет гида",
  closed: "закрыто",
  waiting: (people) => `ждут: ${people}`,
  closes: (lastDay, today) => (lastDay < today ? "закрыто для бронирования" : `можно забронировать до ${day(lastDay)}`),
  price: (cents) => `своя цена ${money(cents)}`,
  state: (row) => statusWords(row.private && row.state !== "cancelled" ? "private" : row.state),
  tick: (row) => `Выбрать: ${row.title}, ${day(row.start_date)}`,
  all: (number) => `Выбрать все: ${number}`,
};

export const DESK_LIST: typeof import("../../en/desk/calendar.ts").DESK_LIST = {
  label: "Выезды",
  short: ({ min_guests, taken }) => `не хватает ${(min_guests ?? 0) - taken}`,
  reached: "Набран",
  columns: {
    day: "День",
    title: "Поездка",
    fill: "Занято",
    minimum: "Минимум",
    state: "Состояние",
    guide: "Гид",
    closes: "Брони до",
    waiting: "Ждут",
    price: "Своя цена",
  },
};

export const DEPARTURE_PAGE: typeof import("../../en/desk/calendar.ts").DEPARTURE_PAGE = {
  label: "Этот выезд",
  write: "Написать гостям",
  trip: "Все выезды этой поездки",
  noGuide: "Нет гида",
  waiting: "Лист ожидания",
  lastDay: "Последний день для брони",
  unknown: "Загрузить текущее состояние не удалось, поэтому сейчас ничего изменить нельзя.",
};

const ACT_WORDS: Record<DepartureAct["act"], { act: string; doing: string; done: string }> = {
  closed: { act: "Закрыть", doing: "Закрываем", done: "закрыто" },
  open: { act: "Открыть", doing: "Открываем", done: "открыто" },
  guaranteed: { act: "Гарантировать", doing: "Гарантируем", done: "гарантировано" },
  assign: { act: "Назначить гида", doing: "Назначаем", done: "гид назначен" },
  cancel: { act: "Отменить выезды", doing: "Отменяем", done: "отменено" },
};

const LEFT: Record<SkipCode, string> = {
  already: "менять нечего",
  cancelled: "отменено",
  over: "уже прошло",
  on_request: "по запросу: другим не предлагается",
};

export const DEPARTURE_BULK: typeof import("../../en/desk/calendar.ts").DEPARTURE_BULK = {
  label: "Действия с выбранными выездами",
  ticked: (number) => `Выбрано: ${departures(number)}`,
  clear: "Снять выбор",
  acts: ACT_WORDS,
  write: "Написать гостям",
  title: ({ act }, number) => `${ACT_WORDS[act].act}: ${departures(number)}`,
  does: ({ act }, number) =>
    number === 0 ? "Менять нечего." : `Будет изменено: ${departures(number)} (${ACT_WORDS[act].done}).`,
  mails: ({ act }, { mailed, held, waiting }) => {
    const groups = count(waiting, "группа", "группы", "групп");
    if (act !== "cancel")
      return waiting === 0
        ? "Письма не отправляются."
        : `В листе ожидания ${groups}: свободные места будут предложены письмом.`;
    const booked =
      mailed === 0
        ? "Броней нет: писем гостям не будет."
        : `${count(mailed, "бронь", "брони", "броней")}, по каждой уйдёт письмо: только удержаны — ${held}, места освободятся; подтверждены — ${mailed - held}, предложим другой день или полный возврат.`;
    const waitingNote = waiting === 0 ? "" : ` В листе ожидания ${groups}, им придёт письмо.`;
    return `${booked}${waitingNote} Отменённые выезды нельзя открыть снова.`;
  },
  leaves: (number) => `${departures(number)} — без изменений:`,
  one: ({ title, start_date }) => `${title}, ${day(start_date)}`,
  left: ({ title, start_date }, code) => `${title}, ${day(start_date)}: ${LEFT[code]}`,
  stop: "Назад",
  go: ({ act }, number) => `${ACT_WORDS[act].act} (${number})`,
  again: (number) => `Повторить: ${departures(number)}`,
  done: ({ act }, number) => `${departures(number)}: ${ACT_WORDS[act].done}`,
  failed: (number) => `${departures(number)} — изменить не удалось:`,
  noGuests: "На выбранных выездах броней нет.",
};

export const DAY_NAMES: typeof import("../../en/desk/calendar.ts").DAY_NAMES = {
  months: "янв фев мар апр май|мая июн июл авг сен окт ноя дек",
  between: " ",
  today: "сегодня",
  tomorrow: "завтра",
  yesterday: "вчера",
};
