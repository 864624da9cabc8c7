import { count } from "../write.ts";

export const GUIDE_DEPARTURE: typeof import("../../en/guide/departure.ts").GUIDE_DEPARTURE = {
  scan: "Сканировать ваучеры",
  search: "Найти по имени или номеру брони",
  none: "Никого с таким именем. Очистите поиск, чтобы увидеть всех.",
  nobody: "На этот выезд броней нет.",
  people: "Гости",
  meeting: "Место встречи",
  map: "Показать на карте",
  note: "От оператора",
  changed: "Встреча изменилась",
  was: "Было",
  now: "Теперь",
  since: "Изменено",
  notSet: "Ещё не указано",
  acknowledged: (read, of) => `Прочитали: ${read} из ${count(of, "брони", "броней", "броней")}.`,
  call: "Ещё не прочитали, позвоните им",
  allRead: "Прочитали все.",
  counts: ({ in: here, booked, missing, absent }) =>
    [
      `Пришли: ${here} из ${booked}`,
      missing > 0 ? `ждём: ${missing}` : null,
      absent > 0 ? `отсутствуют: ${absent}` : null,
      booked > 0 && missing === 0 && absent === 0 ? "все на месте" : null,
    ]
      .filter((part) => part !== null)
      .join(" · "),
  booked: (number) => `Забронировано: ${count(number, "человек", "человека", "человек")}`,
  states: { closed: "Бронирование закрыто", cancelled: "Выезд отменён" },
  notListed: "Ещё нет в списке",
};
