import { addDays } from "../../catalogue/travel-dates.ts";

type ExistingDeparture = { start_date: string; state: string; private: boolean };

export const MOST_DAYS_AHEAD = 730;

export function weeklyDays(
  start: string,
  until: string,
  known: readonly ExistingDeparture[],
  today: string,
): { ok: true; made: string[]; there: string[] } | { ok: false; code: "past_date" | "too_far" } {
  if (until < addDays(start, 7) || until <= today) return { ok: false, code: "past_date" };
  if (until > addDays(today, MOST_DAYS_AHEAD)) return { ok: false, code: "too_far" };
  const takenDays = new Set(
    known.filter((row) => row.state !== "cancelled" && !row.private).map(({ start_date }) => start_date),
  );
  const newDays: string[] = [];
  const existingDays: string[] = [];
  for (let day = addDays(start, 7); day <= until; day = addDays(day, 7)) {
    if (day > today) (takenDays.has(day) ? existingDays : newDays).push(day);
  }
  return { ok: true, made: newDays, there: existingDays };
}
