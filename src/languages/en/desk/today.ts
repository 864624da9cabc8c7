import { count, day, grouped } from "../write.ts";

export const DEPARTING = {
  title: "Departures today and tomorrow",
  none: "No departures today or tomorrow",
  columns: { departure: "Departure", guests: "Guests", arrived: "Checked in", guide: "Guide" },
  today: "Today",
  tomorrow: "Tomorrow",
  people: (title: string, date: string) => `Guests on ${title}, ${day(date)}`,
  guests: (guests: number, bookings: number, held: number) =>
    `${grouped(guests)} in ${count(bookings, "booking")}${held > 0 ? `, ${held} only held` : ""}`,
  arrived: (arrived: number, expected: number) => `${arrived} of ${expected} in`,
  absent: (absent: number) => `${absent} did not come`,
  notYet: "no check-ins yet",
  lastOnline: (age: string) => `online ${age}`,
};

export const FIGURES = {
  title: "Performance",
  day: "Today so far",
  dayBefore: (value: string) => `vs ${value} same time last week`,
  week: "Last 7 days",
  weekBefore: (value: string) => `vs ${value} in the 7 days before`,
  names: {
    bookings: "Bookings",
    guests: "Guests",
    revenue_cents: "Revenue received",
    cancellations: "Cancellations",
  },
  note: "Bookings, guests and cancellations count confirmed bookings; revenue counts when received, gift cards when sold.",
  change: (now: number, before: number) => {
    if (before === 0 || now === before) return "";
    const percent = Math.round((now / before - 1) * 100);
    return percent > 999 ? " (more than tenfold)" : ` (${percent < 0 ? "−" : "+"}${Math.abs(percent)}%)`;
  },
};

export const OFFLINE = {
  title: "Offline use",
  ready: (when: string) =>
    `Ready for offline use: this page, the departures and guests of the next 14 days and their bookings, as of ${when}.`,
  partly: (when: string) =>
    `The departures and guests of the next 14 days are on this device as of ${when}. Still downloading the desk's pages for offline use.`,
  none: "Nothing is ready for offline use on this device yet.",
  working: "Getting ready for offline use",
};
