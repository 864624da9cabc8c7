import { count } from "../write.ts";

export const DEPARTURES: typeof import("../../en/desk/manifest.ts").DEPARTURES = {
  notFound: "Joʻnash topilmadi",
  all: "Barcha joʻnashlar",
  print: "Chop etish",
  people: "Bu joʻnashdagi mehmonlar",
  meeting: (what) => ` Uchrashuv: ${what}.`,
  nobody: "Bu kunda bronlar yoʻq.",
  seatsOf: (guests, most) => `${count(most, "oʻrin")}dan ${guests} tasi`,
  bookings: (bookings, held) => `${count(bookings, "bron")}${held > 0 ? `, ${held} tasi faqat oʻrin saqlagan` : ""}`,
  seats: (guests, most, held) =>
    `${count(most, "oʻrin")}dan ${guests} tasi band${held > 0 ? `, shundan ${held} tasi faqat saqlangan` : ""}.`,
};
