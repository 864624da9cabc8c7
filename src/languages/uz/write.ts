import type { Language } from "../../domain/languages.ts";
import { writer } from "../writer.ts";

export const language: Language = "uz";

const SHORT = "yan fev mar apr may iyn iyl avg sen okt noy dek".split(" ");
const FULL = "yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr".split(" ");
/** Hyphens that do not break, because a date over two lines reads as two numbers. */
const dayOf = (months: string[], day: number, month: number) => `${day}\u2011${months[month]}`;
const inYear = (year: number) => `${year}\u2011yil`;
const past = (unit: string) => (number: number) => `${grouped(number)} ${unit} oldin`;

export const {
  grouped,
  decimal,
  exact,
  figure,
  inSentence,
  amountText,
  money,
  signedMoney,
  moneyShort,
  aboutNumber,
  day,
  days,
  month,
  monthInFull,
  dayInTashkent,
  momentInTashkent,
  clockInTashkent,
  tashkentTime,
  momentHere,
  ago,
  ageText,
} = writer({
  groupMark: "\u00a0",
  decimalMark: ",",
  dollars: (amount) => `${amount}\u00a0$`,
  millions: (amount) => `${amount}\u00a0mln`,
  month: (month, year) => `${SHORT[month]}, ${year}`,
  monthInFull: (month, year) => `${FULL[month]}, ${year}`,
  day: (day, month, year) => `${inYear(year)} ${dayOf(SHORT, day, month)}`,
  days(from, to) {
    const last = dayOf(FULL, to.day, to.month);
    const first = dayOf(FULL, from.day, from.month);
    if (from.year !== to.year) return `${inYear(from.year)} ${first} – ${inYear(to.year)} ${last}`;
    return `${inYear(from.year)} ${from.month === to.month ? `${from.day}–` : `${first} – `}${last}`;
  },
  tashkentTime: (clockTime) => `Toshkent vaqti bilan ${clockTime}`,
  justNow: "hozirgina",
  minutesAgo: past("daqiqa"),
  hoursAgo: past("soat"),
  daysAgo: past("kun"),
});

/** Takes the forms that CLDR names for the language; a noun after a number stays as it is. */
export const plural = (number: number, forms: { one: string; other: string }): string =>
  forms[number === 1 ? "one" : "other"];
