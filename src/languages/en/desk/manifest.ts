import { count } from "../write.ts";

export const DEPARTURES = {
  notFound: "Departure not found",
  all: "All departures",
  print: "Print",
  people: "Guests on this departure",
  meeting: (what: string) => ` Meeting: ${what}.`,
  nobody: "No bookings on this day.",
  seatsOf: (guests: number, most: number) => `${guests} of ${count(most, "seat")}`,
  bookings: (bookings: number, held: number) => `${count(bookings, "booking")}${held > 0 ? `, ${held} only held` : ""}`,
  seats: (guests: number, most: number, held: number) =>
    `${guests} of ${count(most, "seat")}${held > 0 ? `, ${held} of them only held` : ""}.`,
};
