import { count, grouped } from "../write.ts";

const bookings = (number: number) => count(number, "бронь", "брони", "броней");

export const BULK_TEXTS: typeof import("../../en/desk/bulk.ts").BULK_TEXTS = {
  label: "Выбранные брони",
  selected: (number) => `Выбрано: ${grouped(number)}`,
  all: (number) => `Выбрать все найденные: ${grouped(number)}`,
  collecting: (number, all) => `Выбираем: ${grouped(number)} из ${grouped(all)}…`,
  notCollected: "Выбрать все не удалось",
  clear: "Снять выбор",
  export: "Выгрузить CSV",
  exported: (number) => `Выгружено: ${bookings(number)}`,
  write: "Написать гостям",
  tooMany: (most) => `За один раз письмо уходит не больше чем по ${most} броням. Сначала сузьте список фильтрами.`,
  guide: "Назначить гида",
  mark: "Пометить",
  back: "Отмена",
  close: "Закрыть",
  again: "Повторить для этих",
  progress: (done, total) => `Готово: ${done} из ${total}`,
  failed: (number) => `Не удалось: ${number}`,
};

export const MARK_MANY: typeof import("../../en/desk/bulk.ts").MARK_MANY = {
  title: (number) => `Пометить ${count(number, "бронь", "брони", "броней")}`,
  act: (on) => (on ? "Пометить: требует внимания" : "Снять пометку"),
  what: "Что сделать",
  nobody: "Письма не отправляются. Причина сохраняется в истории каждой брони.",
  reason: "Причина",
  missing: "Укажите причину.",
};

export const GUIDE_MANY: typeof import("../../en/desk/bulk.ts").GUIDE_MANY = {
  title: (number) => `Назначить гида на ${count(number, "выезд", "выезда", "выездов")}`,
  act: "Назначить",
  guide: "Гид",
  none: "Без гида",
  choose: "Выберите гида",
  missing: "Выберите гида.",
  applies: (departures, number) =>
    `${count(departures, "выезд", "выезда", "выездов")}, ${bookings(number)}. Этот гид будет и у всех остальных на этих выездах.`,
  nobody: "Письма не отправляются.",
};
