import { endedAs, type FailureCode } from "../../../domain/payment/failures.ts";

const FAILURE_SENTENCES: Record<FailureCode, string> = {
  missing_transaction: "Не указан номер операции",
  missing_payment: "Не указан номер платежа",
  not_found: "Платёж не найден",
  timeout: "Время обработки платежа истекло",
  unverified_status: "Не удалось подтвердить статус платежа",
  unverified_payment: "Не удалось подтвердить платёж",
  check_failed: "Не удалось проверить статус",
  given_up: "Вы прервали проверку платежа",
};

const ENDINGS: Partial<Record<string, string>> = {
  pending: "ещё не завершён",
  wait_user_action: "ждёт вашего действия",
  processing: "обрабатывается",
  completed: "завершён",
  failed: "не прошёл",
  cancelled: "отменён",
  refunded: "возвращён",
};

export const failureSentence: typeof import("../../en/payment/failures.ts").failureSentence = (code) => {
  if (Object.hasOwn(FAILURE_SENTENCES, code)) return FAILURE_SENTENCES[code as FailureCode];
  const status = endedAs(code);
  return status === null ? null : `Платёж ${ENDINGS[status] ?? `завершился со статусом ${status}`}`;
};
