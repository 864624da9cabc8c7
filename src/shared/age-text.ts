const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const format = new Intl.DateTimeFormat("en", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"} ago`;

/** A date always, how long ago when the clock makes sense of it. */
export function ageText(instant: string, nowMs: number): string {
  const at = Date.parse(instant);
  const date = format.format(at);
  const age = nowMs - at;
  if (age < 0) return date;
  if (age < MINUTE_MS) return `${date} (just now)`;
  if (age < HOUR_MS) return `${date} (${plural(Math.floor(age / MINUTE_MS), "minute")})`;
  if (age < DAY_MS) return `${date} (${plural(Math.floor(age / HOUR_MS), "hour")})`;
  return `${date} (${plural(Math.floor(age / DAY_MS), "day")})`;
}

const dateFormat = new Intl.DateTimeFormat("en", {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** A travel date is a day on the calendar: read as UTC and written as UTC it is the same day everywhere. */
export function travelDateText(date: string): string {
  return dateFormat.format(Date.parse(`${date}T00:00:00Z`));
}
