import type { CalendarRow } from "./calendar-schema.ts";

export function byDay(rows: readonly CalendarRow[]): ReadonlyMap<string, CalendarRow[]> {
  const days = new Map<string, CalendarRow[]>();
  for (const row of rows) {
    const day = days.get(row.start_date);
    if (day) day.push(row);
    else days.set(row.start_date, [row]);
  }
  return days;
}
