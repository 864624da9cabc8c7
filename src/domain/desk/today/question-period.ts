import { addDays } from "../../catalogue/travel-dates.ts";

export const QUESTION_PERIODS = ["", "past", "ahead", "year", "before", "custom"] as const;
export type QuestionPeriod = (typeof QUESTION_PERIODS)[number];
export type ChartPeriod = { from_day: string; to_day: string };

function firstOf(today: string, months: number): string {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** '' means half a year back and half a year ahead, `past` the last twelve months, `ahead` this month and five more, `year` and `before` calendar years. */
export function questionDays(period: QuestionPeriod, today: string, custom = { from: "", to: "" }): ChartPeriod {
  const months = (from: number, to: number): ChartPeriod => ({
    from_day: firstOf(today, from),
    to_day: addDays(firstOf(today, to + 1), -1),
  });
  const yearPeriod = (offset: number): ChartPeriod => {
    const yearNumber = Number(today.slice(0, 4)) + offset;
    return { from_day: `${yearNumber}-01-01`, to_day: `${yearNumber}-12-31` };
  };
  if (period === "past") return months(-11, 0);
  if (period === "ahead") return months(0, 5);
  if (period === "year") return yearPeriod(0);
  if (period === "before") return yearPeriod(-1);
  if (period === "custom" && (isDay(custom.from) || isDay(custom.to))) {
    const from_day = isDay(custom.from) ? custom.from : addDays(custom.to, -365);
    const to_day = isDay(custom.to) ? custom.to : addDays(custom.from, 365);
    return from_day <= to_day ? { from_day, to_day } : { from_day: to_day, to_day: from_day };
  }
  return months(-5, 6);
}
