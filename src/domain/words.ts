import { TASHKENT_OFFSET_MS } from "./catalogue/travel-dates.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const grouped = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ",");

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${grouped(number)} ${number === 1 ? one : many}`;

/** Amounts paid, owed or refunded always show cents. */
export function money(cents: number): string {
  const absolute = Math.abs(cents);
  return `${cents < 0 ? "-" : ""}$${grouped(Math.floor(absolute / 100))}.${String(absolute % 100).padStart(2, "0")}`;
}

/** This minus sign is as wide as a digit. */
export const signedMoney = (cents: number): string => (cents < 0 ? `−${money(-cents)}` : money(cents));

export const moneyShort = (cents: number): string => money(cents).replace(/\.00$/, "");

export function aboutNumber(value: number): string {
  const roundedValue = Number(value.toPrecision(3));
  if (roundedValue < 1_000_000) return roundedValue < 100 ? String(Math.round(roundedValue)) : grouped(roundedValue);
  const millions = roundedValue / 1_000_000;
  return `${millions < 100 ? Number(millions.toFixed(1)) : grouped(millions)} million`;
}

const MONTHS = "January February March April May June July August September October November December".split(" ");

// `Intl` reads the data of all languages, which blocked the page start for 20 to 35 ms.
function writeDate(at: Date) {
  const name = MONTHS[at.getUTCMonth()] ?? "";
  const year = at.getUTCFullYear();
  const month = `${name.slice(0, 3)} ${year}`;
  const clock = at.toISOString().slice(-13, -8);
  return { monthInFull: `${name} ${year}`, month, day: `${at.getUTCDate()} ${month}`, clock };
}
const dayTextInUtc = (date: string) => writeDate(new Date(`${date}T00:00:00Z`));
const dayTextInTashkent = (instant: string | number) =>
  writeDate(new Date(new Date(instant).getTime() + TASHKENT_OFFSET_MS));

/** A calendar day is the same in every zone, so UTC is safe. */
export const day = (date: string): string => dayTextInUtc(date).day;

export const month = (yearAndMonth: string): string => dayTextInUtc(`${yearAndMonth}-01`).month;

export const monthInFull = (yearAndMonth: string): string => dayTextInUtc(`${yearAndMonth}-01`).monthInFull;

export const dayInTashkent = (instant: string | number): string => dayTextInTashkent(instant).day;

const moment = ({ day, clock }: ReturnType<typeof writeDate>): string => `${day}, ${clock}`;

export const momentInTashkent = (instant: string | number): string => moment(dayTextInTashkent(instant));

export const clockInTashkent = (instant: number): string => dayTextInTashkent(instant).clock;

export const tashkentTime = (clockTime: string): string => `${clockTime}, Tashkent time`;

export function momentHere(instant: string | number): string {
  const at = new Date(instant);
  return moment(writeDate(new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS)));
}

export function ago(ageMs: number): string {
  if (ageMs < MINUTE_MS) return "just now";
  if (ageMs < HOUR_MS) return `${count(Math.floor(ageMs / MINUTE_MS), "minute")} ago`;
  if (ageMs < DAY_MS) return `${count(Math.floor(ageMs / HOUR_MS), "hour")} ago`;
  return `${count(Math.floor(ageMs / DAY_MS), "day")} ago`;
}

export function ageText(instant: string, nowMs: number): string {
  const age = nowMs - Date.parse(instant);
  const date = momentHere(instant);
  return age < 0 ? date : `${date} (${ago(age)})`;
}
