import { endedAs, type FailureCode } from "../../../domain/payment/failures.ts";

const FAILURE_SENTENCES: Record<FailureCode, string> = {
  missing_transaction: "Amaliyot raqami yoʻq",
  missing_payment: "Toʻlov raqami yoʻq",
  not_found: "Toʻlov topilmadi",
  timeout: "Toʻlovni qayta ishlash juda uzoq davom etdi",
  unverified_status: "Toʻlov holatini tekshirib boʻlmadi",
  unverified_payment: "Toʻlovni tekshirib boʻlmadi",
  check_failed: "Holatni tekshirish amalga oshmadi",
  given_up: "Toʻlovni tekshirishni toʻxtatdingiz",
};

const ENDINGS: Partial<Record<string, string>> = {
  failed: "Toʻlov oʻtmadi",
  cancelled: "Toʻlov bekor qilindi",
  canceled: "Toʻlov bekor qilindi",
  declined: "Toʻlov rad etildi",
  rejected: "Toʻlov rad etildi",
  expired: "Toʻlov muddati tugadi",
  pending: "Toʻlov kutilmoqda",
  processing: "Toʻlov qayta ishlanmoqda",
  refunded: "Toʻlov qaytarildi",
};

export const failureSentence: typeof import("../../en/payment/failures.ts").failureSentence = (code) => {
  if (Object.hasOwn(FAILURE_SENTENCES, code)) return FAILURE_SENTENCES[code as FailureCode];
  const status = endedAs(code);
  return status === null ? null : (ENDINGS[status] ?? `Toʻlov holati: ${status}`);
};
