import { addDays } from "../../../catalogue/travel-dates.ts";
import { weeksOf, addMonths, monthOf } from "../../../month-grid.ts";

export type CalendarView = "month" | "week" | "list";
export type Period = { from: string; to: string };

const isView = (text: string): text is CalendarView => text === "month" || text === "week" || text === "list";
export const viewOf = (text: string): CalendarView => (isView(text) ? text : "week");

const DAY = /^\d{4}-\d{2}-\d{2}$/;
export const dayOf = (text: string, today: string): string =>
  DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : today;

export function periodOf(view: "month" | "week", day: string): Period {
  if (view === "week") return { from: day, to: addDays(day, 6) };
  const month = monthOf(day);
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}

export const weeksIn = (day: string): (string | null)[][] => weeksOf(monthOf(day));

export const shiftPeriod = (view: "month" | "week", day: string, by: -1 | 1): string =>
  view === "week" ? addDays(day, by * 7) : `${addMonths(monthOf(day), by)}-01`;

export const offlinePeriod = (today: string, days: number): Period => ({
  from: today,
  to: addDays(today, days + 6),
});
