import { money } from "../write.ts";

type Codes = typeof import("../../en/booking/promo-codes.ts");

export const codeText: Codes["codeText"] = ({ code, percent, amount_cents }) =>
  `${code}: скидка ${percent === undefined ? money(amount_cents ?? 0) : `${percent}%`}`;

export const CODE_REFUSAL_TEXTS: Codes["CODE_REFUSAL_TEXTS"] = {
  code_unknown: "Мы не знаем такого промокода",
  code_over: "Этот промокод уже не действует или ещё не начал действовать",
  code_elsewhere: "Этот промокод для других поездок",
  code_used_up: "Этот промокод уже использован",
  code_unusable: "Этот промокод не подходит для этой брони; каждый путешественник может использовать его один раз",
};
