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

/** The day of an instant where the trips are. */
export const dayInTashkent = (instant: string | number): string => tidy(tashkentDay.format(new Date(instant)));

/** '15 Dec 2026, 09:30', by the operator's clock wherever it is read. */
export const momentInTashkent = (instant: string | number): string => tidy(tashkentMoment.format(new Date(instant)));

/** '09:30', by the same clock. */
export const clockInTashkent = (instant: number): string => tashkentClock.format(instant);

/** '15 Dec 2026, 09:30' by this device's own clock. */
export const momentHere = (instant: string | number): string =>
  tidy(new Intl.DateTimeFormat("en-GB", { ...calendar, ...clock }).format(new Date(instant)));
