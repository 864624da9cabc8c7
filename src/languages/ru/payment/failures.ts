import { endedAs, type FailureCode } from "../../../domain/payment/failures.ts";

const FAILURE_SENTENCES: Record<FailureCode, string> = {
  missing_transaction: "Нет номера операции",
  missing_payment: "Нет номера платежа",
  not_found: "Платёж не найден",
  timeout: "Обработка платежа заняла слишком много времени",
  unverified_status: "Не удалось проверить состояние платежа",
  unverified_payment: "Не удалось проверить платёж",
  check_failed: "Проверка состояния не удалась",
  given_up: "Проверка платежа прервана вами",
};

const ENDINGS: Partial<Record<string, string>> = {
  failed: "Платёж не прошёл",
  cancelled: "Платёж отменён",
  canceled: "Платёж отменён",
  declined: "Платёж отклонён",
  rejected: "Платёж отклонён",
  expired: "Срок оплаты истёк",
  pending: "Платёж ожидает обработки",
  processing: "Платёж обрабатывается",
  refunded: "Платёж возвращён",
};

export const failureSentence: typeof import("../../en/payment/failures.ts").failureSentence = (code) => {
  if (Object.hasOwn(FAILURE_SENTENCES, code)) return FAILURE_SENTENCES[code as FailureCode];
  const status = endedAs(code);
  return status === null ? null : (ENDINGS[status] ?? `Состояние платежа: ${status}`);
};
