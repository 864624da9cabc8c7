import { writer } from "../../domain/writer.ts";

export { language } from "./language.ts";

const SHORT = "янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.".split(" ");
const ALONE = "янв. февр. март апр. май июнь июль авг. сент. окт. нояб. дек.".split(" ");
const FULL = "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь".split(" ");

function form(number: number, one: string, few: string, many: string): string {
  const [tens, ones] = [number % 100, number % 10];
  if (ones === 1 && tens !== 11) return one;
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? few : many;
}

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
  tashkentTime: (clockTime) => `${clockTime} по Ташкенту`,
  justNow: "только что",
  minutesAgo: (number) => `${count(number, "минуту", "минуты", "минут")} назад`,
  hoursAgo: (number) => `${count(number, "час", "часа", "часов")} назад`,
  daysAgo: (number) => `${count(number, "день", "дня", "дней")} назад`,
});

export const count = (number: number, one: string, few: string, many: string): string =>
  `${grouped(number)} ${form(number, one, few, many)}`;

/** A date already ends with a period of its own. */
export const withPeriod = (text: string): string => (text.endsWith(".") ? text : `${text}.`);

/** Takes the forms that CLDR names for the language. */
export function plural(number: number, forms: { one: string; few: string; many: string; other: string }): string {
  return Number.isInteger(number) ? form(number, forms.one, forms.few, forms.many) : forms.other;
}
