import { TASHKENT_OFFSET_MS } from "./catalogue/travel-dates.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

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

/** '−$13.80' in a column of sums, with the minus sign that is as wide as a digit. */
export const signedMoney = (cents: number): string => (cents < 0 ? `−${money(-cents)}` : money(cents));

/** `$1,234`: prices in lists and on cards, without cents where there are none. */
export const moneyShort = (cents: number): string => money(cents).replace(/\.00$/, "");

/** `3.3 million`, `21,500`, `87`: three digits of a value nobody pays exactly. */
export function about(value: number): string {
  const rough = Number(value.toPrecision(3));
  if (rough < 1_000_000) return rough < 100 ? String(Math.round(rough)) : grouped(rough);
  const millions = rough / 1_000_000;
  return `${millions < 100 ? Number(millions.toFixed(1)) : grouped(millions)} million`;
}

const MONTHS = "January February March April May June July August September October November December".split(" ");

// By hand and not by `Intl`: the first of its formats reads the browser's data of all languages, which kept the start of
// every page for 20 to 35 ms of a fast processor. English is the app's one language; numbers and months need no more.
function written(at: Date) {
  const name = MONTHS[at.getUTCMonth()] ?? "";
  const year = at.getUTCFullYear();
  const month = `${name.slice(0, 3)} ${year}`;
  // Throws where there is no such instant, before anything is written.
  const clock = at.toISOString().slice(-13, -8);
  return { monthInFull: `${name} ${year}`, month, day: `${at.getUTCDate()} ${month}`, clock };
}
const inUtc = (date: string) => written(new Date(`${date}T00:00:00Z`));
const inTashkent = (instant: string | number) => written(new Date(new Date(instant).getTime() + TASHKENT_OFFSET_MS));

/** '2026-12-15' -> '15 Dec 2026'. Read and written as UTC: a day on the calendar is the same day in every zone. */
export const day = (date: string): string => inUtc(date).day;

/** '2026-12' -> 'Dec 2026'. */
export const month = (yearAndMonth: string): string => inUtc(`${yearAndMonth}-01`).month;

/** '2026-10' -> 'October 2026', in a sentence. */
export const monthInFull = (yearAndMonth: string): string => inUtc(`${yearAndMonth}-01`).monthInFull;

/** The day of an instant where the trips are. */
export const dayInTashkent = (instant: string | number): string => inTashkent(instant).day;

const moment = ({ day, clock }: ReturnType<typeof written>): string => `${day}, ${clock}`;

/** '15 Dec 2026, 09:30', by the operator's clock wherever it is read. */
export const momentInTashkent = (instant: string | number): string => moment(inTashkent(instant));

/** '09:30', by the same clock. */
export const clockInTashkent = (instant: number): string => inTashkent(instant).clock;

/** '08:30' of a departure, wherever it is read: '08:30, Tashkent time'. */
export const tashkentTime = (clockTime: string): string => `${clockTime}, Tashkent time`;

/** '15 Dec 2026, 09:30' by this device's own clock. */
export function momentHere(instant: string | number): string {
  const at = new Date(instant);
  return moment(written(new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS)));
}

/** How long something is past: 'just now', '3 minutes ago', '1 hour ago'. */
export function ago(ageMs: number): string {
  if (ageMs < MINUTE_MS) return "just now";
  if (ageMs < HOUR_MS) return `${count(Math.floor(ageMs / MINUTE_MS), "minute")} ago`;
  if (ageMs < DAY_MS) return `${count(Math.floor(ageMs / HOUR_MS), "hour")} ago`;
  return `${count(Math.floor(ageMs / DAY_MS), "day")} ago`;
}
