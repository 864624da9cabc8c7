/** `21,500`: whole numbers in groups of three. */
export const grouped = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ",");

/** '1 seat', '4 seats', '1,200 seats'; `many` only where an s is not enough. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${grouped(number)} ${number === 1 ? one : many}`;

/** `$1,234.50`: whole dollars grouped, cents always both. What is paid, owed or given back is written like this. */
export function money(cents: number): string {
  const absolute = Math.abs(cents);
  return `${cents < 0 ? "-" : ""}$${grouped(Math.floor(absolute / 100))}.${String(absolute % 100).padStart(2, "0")}`;
}

/** `$1,234`: prices in lists and on cards, without cents where there are none. */
export const moneyShort = (cents: number): string => money(cents).replace(/\.00$/, "");

/** `3.3 million`, `21,500`, `87`: three digits of a value nobody pays exactly. */
export function about(value: number): string {
  const rough = Number(value.toPrecision(3));
  if (rough < 1_000_000) return rough < 100 ? String(Math.round(rough)) : grouped(rough);
  const millions = rough / 1_000_000;
  return `${millions < 100 ? Number(millions.toFixed(1)) : grouped(millions)} million`;
}

const TASHKENT = "Asia/Tashkent";
const calendar = { day: "numeric", month: "short", year: "numeric" } as const;
const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

// 'Sept' is en-GB's alone; everybody else, and our own months elsewhere, say Sep.
const tidy = (text: string): string => text.replace("Sept", "Sep");

const dayFormat = new Intl.DateTimeFormat("en-GB", { ...calendar, timeZone: "UTC" });
const monthFormat = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric", timeZone: "UTC" });
const tashkentDay = new Intl.DateTimeFormat("en-GB", { ...calendar, timeZone: TASHKENT });
const tashkentClock = new Intl.DateTimeFormat("en-GB", { ...clock, timeZone: TASHKENT });
const tashkentMoment = new Intl.DateTimeFormat("en-GB", { ...calendar, ...clock, timeZone: TASHKENT });

/** '2026-12-15' -> '15 Dec 2026'. Read and written as UTC: a day on the calendar is the same day in every zone. */
export const day = (date: string): string => tidy(dayFormat.format(Date.parse(`${date}T00:00:00Z`)));

/** '2026-12' -> 'Dec 2026'. */
export const month = (yearAndMonth: string): string => tidy(monthFormat.format(Date.parse(`${yearAndMonth}-01`)));

/** '2026-10' -> 'October 2026', in a sentence. */
export const monthInFull = (yearAndMonth: string): string =>
  new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    Date.parse(`${yearAndMonth}-01`),
  );

/** The day of an instant where the trips are. */
export const dayInTashkent = (instant: string | number): string => tidy(tashkentDay.format(new Date(instant)));

/** '15 Dec 2026, 09:30', by the operator's clock wherever it is read. */
export const momentInTashkent = (instant: string | number): string => tidy(tashkentMoment.format(new Date(instant)));

/** '09:30', by the same clock. */
export const clockInTashkent = (instant: number): string => tashkentClock.format(instant);

/** '08:30' of a departure, wherever it is read: '08:30, Tashkent time'. */
export const tashkentTime = (clockTime: string): string => `${clockTime}, Tashkent time`;

/** '15 Dec 2026, 09:30' by this device's own clock. */
export const momentHere = (instant: string | number): string =>
  tidy(new Intl.DateTimeFormat("en-GB", { ...calendar, ...clock }).format(new Date(instant)));

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long something is past: 'just now', '3 minutes ago', '1 hour ago'. */
export function ago(ageMs: number): string {
  if (ageMs < MINUTE_MS) return "just now";
  if (ageMs < HOUR_MS) return `${count(Math.floor(ageMs / MINUTE_MS), "minute")} ago`;
  if (ageMs < DAY_MS) return `${count(Math.floor(ageMs / HOUR_MS), "hour")} ago`;
  return `${count(Math.floor(ageMs / DAY_MS), "day")} ago`;
}
