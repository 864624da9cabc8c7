import { money } from "../write.ts";

export const codeText: typeof import("../../en/booking/promo-codes.ts").codeText = ({ code, percent, amount_cents }) =>
  `${code}: скидка ${percent === undefined ? money(amount_cents ?? 0) : `${percent}%`}`;

export const CODE_REFUSAL_TEXTS: typeof import("../../en/booking/promo-codes.ts").CODE_REFUSAL_TEXTS = {
  code_unknown: "Такого кода у нас нет",
  code_over: "Этот код уже не действует или ещё не начал действовать",
  code_elsewhere: "Этот код действует для других поездок",
  code_used_up: "Этот код использован полностью",
  code_unusable: "Этот код нельзя применить к этой брони: каждый путешественник может использовать его только один раз",
};
