import { money } from "../write.ts";

export const DESK_STATE: typeof import("../../en/desk/state.ts").DESK_STATE = {
  again: "Повторить",
  refresh: "Обновить",
  unreachable: "Рабочему месту нужна связь.",
  nothing: "Этой страницы нет на устройстве. Она появится, когда ответит сервер.",
  loading: "Загружаем рабочее место",
  fresh: (time) => `Обновлено: ${time}`,
  noChanges: "Без связи ничего изменить нельзя.",
  stale: (why, time, age) => `${why} Данные на ${time}, ${age}; с тех пор они могли измениться.`,
};

export const REASON: typeof import("../../en/desk/state.ts").REASON = {
  label: "Причина",
  back: "Назад",
  hint: "Сохранится в журнале с вашим именем.",
  missing: "Укажите причину.",
  amount: (min_cents, max_cents) => `Сумма от ${money(min_cents)} до ${money(max_cents)}, например 120.50`,
};

export const NO_REASON_GIVEN = "причина не указана";
