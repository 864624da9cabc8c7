import { ago, count } from "../write.ts";

export const ERRORS: typeof import("../../en/desk/errors.ts").ERRORS = {
  label: "Ошибки",
  empty: "За последние 30 дней ошибок не было.",
  where: (place, source, version) => `${place || source}, версия ${version}`,
  seen: (times, ageMs) => `${count(times, "раз", "раза", "раз")}, последний — ${ago(ageMs)}`,
  details: "Подробности для разработчика",
  remove: "Убрать",
  notRemoved: "Ошибка осталась в списке",
};
