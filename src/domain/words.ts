import { TASHKENT_OFFSET_MS } from "./catalogue/travel-dates.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const grouped = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ",");

/** `many` only if an s is not enough. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${grouped(number)} ${number === 1 ? one : many}`;

/** Always with cents: for amounts paid, owed or refunded. */
export function money(cents: number): string {
  const absolute = Math.abs(cents);
  return `${cents < 0 ? "-" : ""}$${grouped(Math.floor(absolute / 100))}.${String(absolute % 100).padStart(2, "0")}`;
}

/** With the minus sign that is as wide as a digit. */
export const signedMoney = (cents: number): string => (cents < 0 ? `−${money(-cents)}` : money(cents));

/** For prices in lists and on cards: cents only if there are any. */
export const moneyShort = (cents: number): string => money(cents).replace(/\.00$/, "");

export function about(value: number): string {
  const rough = Number(value.toPrecision(3));
  if (rough < 1_000_000) return rough < 100 ? String(Math.round(rough)) : grouped(rough);
  const millions = rough / 1_000_000;
  return `${millions < 100 ? Number(millions.toFixed(1)) : grouped(millions)} million`;
}

const MONTHS = "January February March April May June July August September October November December".split(" ");

// `Intl` reads the browser's data of all languages, which blocked the start of a page for 20 to 35 ms; English needs
// only this.
function written(at: Date) {
  const name = MONTHS[at.getUTCMonth()] ?? "";
  const year = at.getUTCFullYear();
  const month = `${name.slice(0, 3)} ${year}`;
  const clock = at.toISOString().slice(-13, -8);
  return { monthInFull: `${name} ${year}`, month, day: `${at.getUTCDate()} ${month}`, clock };
}
const inUtc = (date: string) => written(new Date(`${date}T00:00:00Z`));
const inTashkent = (instant: string | number) => written(new Date(new Date(instant).getTime() + TASHKENT_OFFSET_MS));

/** '2026-12-15' -> '15 Dec 2026'. In UTC: a calendar day is the same in every zone. */
export const day = (date: string): string => inUtc(date).day;

export const month = (yearAndMonth: string): string => inUtc(`${yearAndMonth}-01`).month;

export const monthInFull = (yearAndMonth: string): string => inUtc(`${yearAndMonth}-01`).monthInFull;

export const dayInTashkent = (instant: string | number): string => inTashkent(instant).day;

const moment = ({ day, clock }: ReturnType<typeof written>): string => `${day}, ${clock}`;

/** In Tashkent time, wherever it is read. */
export const momentInTashkent = (instant: string | number): string => moment(inTashkent(instant));

export const clockInTashkent = (instant: number): string => inTashkent(instant).clock;

export const tashkentTime = (clockTime: string): string => `${clockTime}, Tashkent time`;

/** In this device's own time zone. */
export function momentHere(instant: string | number): string {
  const at = new Date(instant);
  return moment(written(new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS)));
}

export function ago(ageMs: number): string {
  if (ageMs < MINUTE_MS) return "just now";
  if (ageMs < HOUR_MS) return `${count(Math.floor(ageMs / MINUTE_MS), "minute")} ago`;
  if (ageMs < DAY_MS) return `${count(Math.floor(ageMs / HOUR_MS), "hour")} ago`;
  return `${count(Math.floor(ageMs / DAY_MS), "day")} ago`;
}
