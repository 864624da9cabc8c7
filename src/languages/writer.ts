import { TASHKENT_OFFSET_MS } from "../domain/catalogue/travel-dates.ts";

type CalendarDay = { day: number; month: number; year: number };

export type Format = {
  groupMark: string;
  decimalMark: string;
  dollars: (amount: string) => string;
  millions: (amount: string) => string;
  month: (month: number, year: number) => string;
  monthInFull: (month: number, year: number) => string;
  day: (day: number, month: number, year: number) => string;
  /** Two different days as one text. */
  days: (from: CalendarDay, to: CalendarDay) => string;
  tashkentTime: (clockTime: string) => string;
  justNow: string;
  minutesAgo: (count: number) => string;
  hoursAgo: (count: number) => string;
  daysAgo: (count: number) => string;
};

function calendarDay(date: string): CalendarDay {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return { year, month: month - 1, day };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

// `Intl` reads the data of all languages, which blocked the page start for 20 to 35 ms, and Chromium's Uzbek is empty.
export function writer(format: Format) {
  const grouped = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, format.groupMark);

  function exact(number: number, mostDecimals = 3): string {
    const [whole, decimals] = String(Number(number.toFixed(mostDecimals))).split(".");
    return `${grouped(Number(whole))}${decimals === undefined ? "" : format.decimalMark + decimals}`;
  }

  const decimal = (figure: string | number): string => String(figure).replace(".", format.decimalMark);

  function withDecimals(cents: number): string {
    const absolute = Math.abs(cents);
    return `${grouped(Math.floor(absolute / 100))}${format.decimalMark}${String(absolute % 100).padStart(2, "0")}`;
  }

  const dollars = (cents: number, minus: string): string =>
    `${cents < 0 ? minus : ""}${format.dollars(withDecimals(cents))}`;

  const wholeDollars = `${format.decimalMark}00`;

  function written(at: Date) {
    const month = at.getUTCMonth();
    const year = at.getUTCFullYear();
    const day = format.day(at.getUTCDate(), month, year);
    const clock = at.toISOString().slice(-13, -8);
    return { monthInFull: format.monthInFull(month, year), month: format.month(month, year), day, clock };
  }
  const inUtc = (date: string) => written(new Date(`${date}T00:00:00Z`));
  const inTashkent = (instant: string | number) => written(new Date(new Date(instant).getTime() + TASHKENT_OFFSET_MS));
  const moment = ({ day, clock }: ReturnType<typeof written>): string => `${day}, ${clock}`;

  function momentHere(instant: string | number): string {
    const at = new Date(instant);
    return moment(written(new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS)));
  }

  function ago(ageMs: number): string {
    if (ageMs < MINUTE_MS) return format.justNow;
    if (ageMs < HOUR_MS) return format.minutesAgo(Math.floor(ageMs / MINUTE_MS));
    if (ageMs < DAY_MS) return format.hoursAgo(Math.floor(ageMs / HOUR_MS));
    return format.daysAgo(Math.floor(ageMs / DAY_MS));
  }

  return {
    grouped,
    decimal,
    exact,
    figure: (number: number): string => exact(number, 8),
    /** Only the first word of a sentence has a capital. */
    inSentence: (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`,
    amountText: (cents: number): string => `${cents < 0 ? "-" : ""}${withDecimals(cents)}`,
    money: (cents: number): string => dollars(cents, "-"),
    signedMoney: (cents: number): string => dollars(cents, "−"),
    moneyShort: (cents: number): string => dollars(cents, "-").replace(wholeDollars, ""),
    aboutNumber: (value: number): string => {
      const rough = Number(value.toPrecision(3));
      if (rough < 1_000_000) return rough < 100 ? decimal(Math.round(rough)) : grouped(rough);
      const millions = rough / 1_000_000;
      return format.millions(millions < 100 ? decimal(Number(millions.toFixed(1))) : grouped(millions));
    },
    /** A calendar day is the same in every zone, so UTC is safe. */
    day: (date: string): string => inUtc(date).day,
    days: (from: string, to: string): string =>
      from === to ? inUtc(from).day : format.days(calendarDay(from), calendarDay(to)),
    month: (yearAndMonth: string): string => inUtc(`${yearAndMonth}-01`).month,
    monthInFull: (yearAndMonth: string): string => inUtc(`${yearAndMonth}-01`).monthInFull,
    dayInTashkent: (instant: string | number): string => inTashkent(instant).day,
    momentInTashkent: (instant: string | number): string => moment(inTashkent(instant)),
    clockInTashkent: (instant: number): string => inTashkent(instant).clock,
    tashkentTime: format.tashkentTime,
    momentHere,
    ago,
    ageText: (instant: string, nowMs: number): string => {
      const age = nowMs - Date.parse(instant);
      return age < 0 ? momentHere(instant) : `${momentHere(instant)} (${ago(age)})`;
    },
  };
}
