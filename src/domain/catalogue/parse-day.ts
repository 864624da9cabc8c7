import { addDays } from "./travel-dates.ts";

export type ParsedDay = { day: string; rest: string };

export type DayNames = {
  months: string;
  between: string;
  today: string;
  tomorrow: string;
  yesterday: string;
};

/** A day without a year is in the future, or at most this far in the past. */
const PAST_DAYS_STILL_MEANT = 60;

const twoDigits = (number: number) => String(number).padStart(2, "0");

function dayOf(year: number, month: number, date: number): string | null {
  const text = `${year}-${twoDigits(month)}-${twoDigits(date)}`;
  const parsedDate = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(parsedDate.getTime()) || parsedDate.toISOString().slice(0, 10) !== text ? null : text;
}

function nextDayOf(month: number, date: number, today: string): string | null {
  const year = Number(today.slice(0, 4));
  const dayThisYear = dayOf(year, month, date);
  return dayThisYear !== null && dayThisYear < addDays(today, -PAST_DAYS_STILL_MEANT)
    ? dayOf(year + 1, month, date)
    : dayThisYear;
}

type DayPattern = readonly [RegExp, (match: RegExpExecArray, today: string) => string | null];

const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, "u");

function patternsOf({ between, ...names }: DayNames): DayPattern[] {
  const months = names.months.split(" ").map((forms) => forms.split("|"));
  const monthPattern = `(${months.flat().join("|")})\\p{L}*`;
  const monthOf = (name = "") => months.findIndex((forms) => forms.includes(name)) + 1;
  return [
    [
      word(String.raw`(\d{4})-(\d{1,2})-(\d{1,2})`),
      ([, year, month, date]) => dayOf(Number(year), Number(month), Number(date)),
    ],
    [
      word(String.raw`(\d{1,2})\.(\d{1,2})\.(\d{4})`),
      ([, date, month, year]) => dayOf(Number(year), Number(month), Number(date)),
    ],
    [
      word(String.raw`(\d{1,2})${between}${monthPattern} (\d{4})`),
      ([, date, month, year]) => dayOf(Number(year), monthOf(month), Number(date)),
    ],
    [
      word(String.raw`(\d{1,2})${between}${monthPattern}`),
      ([, date, month], today) => nextDayOf(monthOf(month), Number(date), today),
    ],
    [
      word(String.raw`${monthPattern} (\d{1,2})`),
      ([, month, date], today) => nextDayOf(monthOf(month), Number(date), today),
    ],
    [/^(\d{1,2})\.(\d{1,2})\.?$/, ([, date, month], today) => nextDayOf(Number(month), Number(date), today)],
    [word(names.today), (_, today) => today],
    [word(names.tomorrow), (_, today) => addDays(today, 1)],
    [word(names.yesterday), (_, today) => addDays(today, -1)],
  ];
}

export function parseDay(text: string, today: string, names: DayNames): ParsedDay | null {
  const words = text.trim().toLowerCase();
  for (const [pattern, readMatch] of patternsOf(names)) {
    const match = pattern.exec(words);
    const day = match && readMatch(match, today);
    if (match && day) return { day, rest: words.replace(match[0], " ").replace(/\s+/g, " ").trim() };
  }
  return null;
}
