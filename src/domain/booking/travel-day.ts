const format = new Intl.DateTimeFormat("en", {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** A day on the calendar, read and written as UTC: the same day in every zone. */
export const travelDay = (date: string): string => format.format(Date.parse(`${date}T00:00:00Z`));
