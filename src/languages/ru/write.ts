import type { Language } from "../../domain/languages.ts";
import { writer } from "../writer.ts";

export const language: Language = "ru";

const SHORT = "янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.".split(" ");
const ALONE = "янв. февр. март апр. май июнь июль авг. сент. окт. нояб. дек.".split(" ");
const OF = "января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split(" ");
const FULL = "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь".split(" ");

const past = (one: string, few: string, many: string) => (number: number) =>
  `${grouped(number)} ${plural(number, { one, few, many, other: few })} назад`;

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
  millions: (amount) => `${amount}\u00a0млн`,
  month: (month, year) => `${ALONE[month]} ${year}\u00a0г.`,
  monthInFull: (month, year) => `${FULL[month]} ${year}\u00a0г.`,
  day: (day, month, year) => `${day} ${SHORT[month]} ${year}\u00a0г.`,
  days(from, to) {
    const last = `${to.day} ${OF[to.month]} ${to.year}\u00a0г.`;
    const first = `${from.day} ${OF[from.month]}`;
    if (from.year !== to.year) return `${first} ${from.year}\u00a0г. – ${last}`;
    return from.month === to.month ? `${from.day}–${last}` : `${first} – ${last}`;
  },
  tashkentTime: (clockTime) => `${clockTime} по Ташкенту`,
  justNow: "только что",
  minutesAgo: past("минуту", "минуты", "минут"),
  hoursAgo: past("час", "часа", "часов"),
  daysAgo: past("день", "дня", "дней"),
});

/** Takes the forms that CLDR names for the language. */
export function plural(number: number, forms: { one: string; few: string; many: string; other: string }): string {
  const [tens, ones] = [number % 100, number % 10];
  if (!Number.isInteger(number)) return forms.other;
  if (ones === 1 && tens !== 11) return forms.one;
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? forms.few : forms.many;
}
