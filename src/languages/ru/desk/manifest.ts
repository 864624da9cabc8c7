import { count } from "../write.ts";

export const DEPARTURES: typeof import("../../en/desk/manifest.ts").DEPARTURES = {
  notFound: "Выезд не найден",
  all: "Все выезды",
  print: "Печать",
  people: "Гости этого выезда",
  meeting: (what) => ` Встреча: ${what}.`,
  nobody: "На этот день броней нет.",
  seatsOf: (guests, most) => `${guests} из ${count(most, "места", "мест", "мест")}`,
  bookings: (bookings, held) =>
    `${count(bookings, "бронь", "брони", "броней")}${held > 0 ? `, только удержаны: ${held}` : ""}`,
  seats: (guests, most, held) =>
    `${guests} из ${count(most, "места", "мест", "мест")}${held > 0 ? `, из них только удержано: ${held}` : ""}.`,
};
