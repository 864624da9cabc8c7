import { addDays } from "../../catalogue/travel-dates.ts";

export const DATE_FILTERS = ["all", "today", "week", "month", "custom"] as const;
export type DateFilter = (typeof DATE_FILTERS)[number];

export type TimeRange = { from_time: string | null; to_time: string | null };

/** Days begin at midnight in Tashkent, even if the admin is elsewhere. */
const OFFSET = "+05:00";
const startOf = (day: string) => `${day}T00:00:00${OFFSET}`;
const endOf = (day: string) => `${day}T23:59:59.999999${OFFSET}`;

/** Reads what a field for date and time holds, which names no zone. */
export const instantInTashkent = (typed: string): string => `${typed}:00${OFFSET}`;

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** The specification starts weeks on Sunday and includes the end day. */
export function timeRange(filter: DateFilter, today: string, custom = { from: "", to: "" }): TimeRange {
  switch (filter) {
    case "all":
      return { from_time: null, to_time: null };
    case "today":
      return { from_time: startOf(today), to_time: endOf(today) };
    case "week": {
      const sunday = addDays(today, -weekday(today));
      return { from_time: startOf(sunday), to_time: endOf(addDays(sunday, 6)) };
    }
    case "month":
      return {
        from_time: startOf(`${today.slice(0, 7)}-01`),
        to_time: endOf(lastOfMonth(today)),
      };
    case "custom":
      return {
        from_time: isDay(custom.from) ? startOf(custom.from) : null,
        to_time: isDay(custom.to) ? endOf(custom.to) : null,
      };
  }
}

function lastOfMonth(day: string): string {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7));
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
