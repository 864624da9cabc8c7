import { money } from "../write.ts";

export const DESK_STATE: typeof import("../../en/desk/state.ts").DESK_STATE = {
  again: "Qayta urinish",
  refresh: "Yangilash",
  unreachable: "Ish joyi uchun aloqa kerak.",
  nothing: "Bu sahifa qurilmada yoʻq. Server javob berganda u paydo boʻladi.",
  loading: "Ish joyi yuklanmoqda",
  fresh: (time) => `Yangilangan: ${time}`,
  noChanges: "Aloqasiz hech narsani oʻzgartirib boʻlmaydi.",
  stale: (why, time, age) => `${why} Sahifa ${time} holatiga koʻra (${age}), oʻshandan beri oʻzgargan boʻlishi mumkin.`,
};

export const REASON: typeof import("../../en/desk/state.ts").REASON = {
  label: "Sabab",
  back: "Orqaga",
  hint: "Jurnalda ismingiz bilan saqlanadi.",
  missing: "Sababini yozing.",
  amount: (min_cents, max_cents) => `${money(min_cents)} dan ${money(max_cents)} gacha summa, masalan 120.50`,
};

export const NO_REASON_GIVEN = "sabab koʻrsatilmagan";
