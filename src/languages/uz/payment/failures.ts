import { endedAs, type FailureCode } from "../../../domain/payment/failures.ts";

const FAILURE_SENTENCES: Record<FailureCode, string> = {
  missing_transaction: "Tranzaksiya raqami koʻrsatilmagan",
  missing_payment: "Toʻlov raqami koʻrsatilmagan",
  not_found: "Toʻlov topilmadi",
  timeout: "Toʻlovni amalga oshirish vaqti tugadi",
  unverified_status: "Toʻlov holatini tasdiqlab boʻlmadi",
  unverified_payment: "Toʻlovni tasdiqlab boʻlmadi",
  check_failed: "Holatni tekshirib boʻlmadi",
  given_up: "Toʻlovni tekshirishni toʻxtatdingiz",
};

const ENDINGS: Partial<Record<string, string>> = {
  pending: "kutilmoqda",
  wait_user_action: "sizning amalingizni kutmoqda",
  processing: "amalga oshirilmoqda",
  completed: "yakunlangan",
  failed: "amalga oshmadi",
  cancelled: "bekor qilingan",
  refunded: "qaytarilgan",
};

export const failureSentence: typeof import("../../en/payment/failures.ts").failureSentence = (code) => {
  if (Object.hasOwn(FAILURE_SENTENCES, code)) return FAILURE_SENTENCES[code as FailureCode];
  const status = endedAs(code);
  return status === null ? null : `Toʻlov ${ENDINGS[status] ?? `holati: ${status}`}`;
};
