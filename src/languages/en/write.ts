import type { Language } from "../../domain/languages.ts";
import { writer } from "../writer.ts";

export const language: Language = "en";

const MONTHS = "January February March April May June July August September October November December".split(" ");
const short = (month: number, year: number) => `${MONTHS[month]?.slice(0, 3)} ${year}`;
const past = (unit: string) => (number: number) =>
  `${grouped(number)} ${plural(number, { one: unit, other: `${unit}s` })} ago`;

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
  groupMark: ",",
  decimalMark: ".",
  dollars: (amount) => `$${amount}`,
  millions: (amount) => `${amount} million`,
  month: short,
  monthInFull: (month, year) => `${MONTHS[month]} ${year}`,
  day: (day, month, year) => `${day} ${short(month, year)}`,
  days(from, to) {
    const last = `${to.day} ${short(to.month, to.year)}`;
    if (from.year !== to.year) return `${from.day} ${short(from.month, from.year)} – ${last}`;
    return from.month === to.month ? `${from.day}–${last}` : `${from.day} ${MONTHS[from.month]?.slice(0, 3)} – ${last}`;
  },
  tashkentTime: (clockTime) => `${clockTime}, Tashkent time`,
  justNow: "just now",
  minutesAgo: past("minute"),
  hoursAgo: past("hour"),
  daysAgo: past("day"),
});

/** Takes the forms that CLDR names for the language. */
export const plural = (number: number, forms: { one: string; other: string }): string =>
  forms[number === 1 ? "one" : "other"];
