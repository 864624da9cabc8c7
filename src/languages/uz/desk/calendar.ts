import type { DepartureAct, SkipCode } from "../../../domain/desk/departures/calendar/departure-acts.ts";
import { count, day, grouped, money, month } from "../write.ts";
import { statusWords } from "./names.ts";

const WEEKDAYS = ["Dushanba", "Seshanba", "Chorshanba", "Payshanba", "Juma", "Shanba", "Yakshanba"];
const departures = (number: number) => count(number, "joʻnash");
const takenText = (taken: number, places: number) => `${count(places, "oʻrin")}dan ${grouped(taken)} tasi band`;

export const DESK_CALENDAR: typeof import("../../en/desk/calendar.ts").DESK_CALENDAR = {
  views: { month: "Oy", week: "Hafta", list: "Roʻyxat" },
  view: "Koʻrinish",
  before: { month: "Oldingi oy", week: "Oldingi hafta" },
  after: { month: "Keyingi oy", week: "Keyingi hafta" },
  now: "Bugun",
  period: (view, from, to) => (view === "month" ? month(from.slice(0, 7)) : `${day(from)} – ${day(to)}`),
  weekdays: WEEKDAYS,
  weekdaysShort: ["Du", "Se", "Ch", "Pa", "Ju", "Sh", "Ya"],
  label: (period) => `Joʻnashlar, ${period}`,
  keys: "Koʻrsatkich tugmalari kundan kunga oʻtadi, Enter kunni ochadi, probel joʻnashni tanlaydi, Escape orqaga qaytaradi.",
  marks: "▼ minimumdan kam · qoʻsh chiziq: kafolatlangan · sariq chiziq: yopiq",
  none: {
    month: { title: "Bu oyda joʻnashlar yoʻq", text: "Boshqa oyni tanlang yoki “Yangi joʻnash”ni bosing." },
    week: { title: "Bu haftada joʻnashlar yoʻq", text: "Boshqa haftani tanlang yoki “Yangi joʻnash”ni bosing." },
    list: {
      title: "Shu kundan boshlab joʻnashlar yoʻq",
      text: "Oldinroq kunni tanlang yoki “Yangi joʻnash”ni bosing.",
    },
  },
  ofDay: (date, number, taken, places) =>
    number === 0 ? `${day(date)}: joʻnashlar yoʻq` : `${day(date)}: ${departures(number)}, ${takenText(taken, places)}`,
  inAll: (number, taken, places) => `${departures(number)}, ${takenText(taken, places)}`,
  over: (number) => `Oʻtgan kunlar: ${departures(number)}`,
  onlySeen:
    "Aloqa yoʻq, shuning uchun faqat qurilmadagi joʻnashlar koʻrsatilgan. Boshqa kunlarda koʻproq boʻlishi mumkin.",
  filters: {
    trip: "Safar",
    guide: "Gid",
    state: "Holati",
    show: "Koʻrsatish",
    allGuides: "Barcha gidlar",
    shows: { "": "Hammasi", below: "Minimumdan kam", unguided: "Gidsiz", waiting: "Kutish roʻyxati bor" },
    states: { "": "Taklif qilingan yoki broni bor", all: "Hammasi" },
  },
};

export const ENTRY: typeof import("../../en/desk/calendar.ts").ENTRY = {
  fill: ({ taken, max_guests }) => `${taken}/${max_guests}`,
  spokenFill: ({ taken, max_guests }) => takenText(taken, max_guests),
  below: ({ min_guests, taken }) => `minimumga ${(min_guests ?? 0) - taken} kishi yetmaydi`,
  reached: "minimum toʻldi",
  noGuide: "Gid yoʻq",
  closed: "yopiq",
  waiting: (people) => `${people} kishi kutmoqda`,
  closes: (lastDay, today) => (lastDay < today ? "bron yopilgan" : `oxirgi bron kuni: ${day(lastDay)}`),
  price: (cents) => `oʻz narxi ${money(cents)}`,
  state: (row) => statusWords(row.private && row.state !== "cancelled" ? "private" : row.state),
  tick: (row) => `Tanlash: ${row.title}, ${day(row.start_date)}`,
  all: (number) => `${number} tasining hammasini tanlash`,
};

export const DESK_LIST: typeof import("../../en/desk/calendar.ts").DESK_LIST = {
  label: "Joʻnashlar",
  short: ({ min_guests, taken }) => `${(min_guests ?? 0) - taken} kam`,
  reached: "Toʻldi",
  columns: {
    day: "Kun",
    title: "Safar",
    fill: "Band",
    minimum: "Minimum",
    state: "Holati",
    guide: "Gid",
    closes: "Bron muddati",
    waiting: "Kutmoqda",
    price: "Oʻz narxi",
  },
};

export const DEPARTURE_PAGE: typeof import("../../en/desk/calendar.ts").DEPARTURE_PAGE = {
  label: "Bu joʻnash",
  write: "Mehmonlarga yozish",
  trip: "Bu safarning barcha joʻnashlari",
  noGuide: "Gid yoʻq",
  waiting: "Kutish roʻyxati",
  lastDay: "Bron qilishning oxirgi kuni",
  unknown: "Eng soʻnggi holat yuklanmadi, shuning uchun hozir hech narsani oʻzgartirib boʻlmaydi.",
};

const ACT_WORDS: Record<DepartureAct["act"], { act: string; doing: string; done: string }> = {
  closed: { act: "Yopish", doing: "Yopilmoqda", done: "yopildi" },
  open: { act: "Ochish", doing: "Ochilmoqda", done: "ochildi" },
  guaranteed: { act: "Kafolatlash", doing: "Kafolatlanmoqda", done: "kafolatlandi" },
  assign: { act: "Gid tayinlash", doing: "Tayinlanmoqda", done: "gid tayinlandi" },
  cancel: { act: "Joʻnashlarni bekor qilish", doing: "Bekor qilinmoqda", done: "bekor qilindi" },
};

const WILL_BE: Record<DepartureAct["act"], string> = {
  closed: " yopiladi",
  open: " ochiladi",
  guaranteed: " kafolatlanadi",
  assign: "ga gid tayinlanadi",
  cancel: " bekor qilinadi",
};

const LEFT: Record<SkipCode, string> = {
  already: "oʻzgartirish kerak emas",
  cancelled: "bekor qilingan",
  over: "oʻtib ketgan",
  on_request: "soʻrov boʻyicha: boshqalarga taklif qilinmaydi",
};

export const DEPARTURE_BULK: typeof import("../../en/desk/calendar.ts").DEPARTURE_BULK = {
  label: "Tanlangan joʻnashlar uchun amallar",
  ticked: (number) => `${departures(number)} tanlandi`,
  clear: "Tanlovni tozalash",
  acts: ACT_WORDS,
  write: "Mehmonlarga yozish",
  title: ({ act }, number) => `${ACT_WORDS[act].act}: ${departures(number)}`,
  does: ({ act }, number) => (number === 0 ? "Oʻzgartiradigan narsa yoʻq." : `${departures(number)}${WILL_BE[act]}.`),
  mails: ({ act }, { mailed, held, waiting }) => {
    const groups = `${count(waiting, "guruh")} kutmoqda`;
    if (act !== "cancel")
      return waiting === 0 ? "Xat yuborilmaydi." : `${groups}: boʻsh oʻrinlar ularga xat bilan taklif qilinadi.`;
    const booked =
      mailed === 0
        ? "Bronlar yoʻq: mehmonlarga xat yuborilmaydi."
        : `${count(mailed, "bron")}, har biriga xat boradi: ${held} tasi faqat saqlab turilgan, ularning oʻrinlari boʻshatiladi; ${mailed - held} tasi tasdiqlangan, ularga boshqa kun yoki pulni toʻliq qaytarish taklif qilinadi.`;
    const waitingNote = waiting === 0 ? "" : ` ${groups}, ularga ham xat boradi.`;
    return `${booked}${waitingNote} Bekor qilingan joʻnashlarni qayta ochib boʻlmaydi.`;
  },
  leaves: (number) => `${departures(number)} oʻzgarmaydi:`,
  one: ({ title, start_date }) => `${title}, ${day(start_date)}`,
  left: ({ title, start_date }, code) => `${title}, ${day(start_date)}: ${LEFT[code]}`,
  stop: "Orqaga",
  go: ({ act }, number) => `${ACT_WORDS[act].act} (${number})`,
  again: (number) => `${departures(number)} uchun qayta urinish`,
  done: ({ act }, number) => `${departures(number)}: ${ACT_WORDS[act].done}`,
  failed: (number) => `${departures(number)}ni oʻzgartirib boʻlmadi:`,
  noGuests: "Tanlangan joʻnashlarda bronlar yoʻq.",
};

export const DAY_NAMES: typeof import("../../en/desk/calendar.ts").DAY_NAMES = {
  months: "yan fev mar apr may iyn|iyun iyl|iyul avg sen okt noy dek",
  between: "[ -]",
  today: "bugun",
  tomorrow: "ertaga",
  yesterday: "kecha",
};
