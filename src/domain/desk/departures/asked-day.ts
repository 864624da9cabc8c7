import { addDays } from "../../catalogue/travel-dates.ts";

export type ParsedDay = { day: string; rest: string };

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
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

const byName = (name = "") => MONTHS.indexOf(name.slice(0, 3)) + 1;

const DAY_PATTERNS: readonly [RegExp, (match: RegExpExecArray, today: string) => string | null][] = [
  [/\b(\d{4})-(\d{1,2})-(\d{1,2})\b/, ([, year, month, date]) => dayOf(Number(year), Number(month), Number(date))],
  [/\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/, ([, date, month, year]) => dayOf(Number(year), Number(month), Number(date))],
  [
    new RegExp(`\\b(\\d{1,2}) ${MONTH} (\\d{4})\\b`),
    ([, date, month, year]) => dayOf(Number(year), byName(month), Number(date)),
  ],
  [new RegExp(`\\b(\\d{1,2}) ${MONTH}\\b`), ([, date, month], today) => nextDayOf(byName(month), Number(date), today)],
  [new RegExp(`\\b${MONTH} (\\d{1,2})\\b`), ([, month, date], today) => nextDayOf(byName(month), Number(date), today)],
  [/^(\d{1,2})\.(\d{1,2})\.?$/, ([, date, month], today) => nextDayOf(Number(month), Number(date), today)],
  [/\btoday\b/, (_, today) => today],
  [/\btomorrow\b/, (_, today) => addDays(today, 1)],
  [/\byesterday\b/, (_, today) => addDays(today, -1)],
];

export function parseDay(text: string, today: string): ParsedDay | null {
  const words = text.trim().toLowerCase();
  for (const [pattern, readMatch] of DAY_PATTERNS) {
    const match = pattern.exec(words);
    const day = match && readMatch(match, today);
    if (match && day) return { day, rest: words.replace(match[0], " ").replace(/\s+/g, " ").trim() };
  }
  return null;
}
