/** The operator's clock, wherever the desk is opened. */
const timeZone = "Asia/Tashkent";
const moment = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone,
});
const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });
const monthName = new Intl.DateTimeFormat("en", { month: "short", year: "numeric", timeZone: "UTC" });

export const deskMoment = (instant: string): string => moment.format(new Date(instant));
export const deskClock = (at: number): string => clock.format(at);
/** 'yyyy-MM' -> 'Nov 2026' */
export const deskMonth = (month: string): string => monthName.format(Date.parse(`${month}-01T00:00:00Z`));

const MINUTE_MS = 60_000;

export const ageWords = (at: number, now: number): string => {
  const minutes = Math.floor(Math.max(0, now - at) / MINUTE_MS);
  if (minutes < 1) return "less than a minute ago";
  if (minutes === 1) return "a minute ago";
  if (minutes < 60) return `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  return hours === 1 ? "an hour ago" : `${hours} hours ago`;
};
