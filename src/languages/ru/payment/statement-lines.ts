import { type Movement, statementSteps } from "../../../domain/payment/statement.ts";
import { momentInTashkent, money, signedMoney } from "../write.ts";
import { chargedAmountText } from "./methods.ts";

const PAID_BY: Partial<Record<string, string>> = {
  cash: " наличными",
  bank_transfer: " банковским переводом",
  gift_card: " подарочной картой",
};
const REFUNDED_BY: Partial<Record<string, string>> = { ...PAID_BY, gift_card: " на подарочную карту" };

export const paymentWords: typeof import("../../en/payment/statement-lines.ts").paymentWords = (method) =>
  `Оплата${PAID_BY[method ?? ""] ?? ""}`;

const MOVEMENT_WORDS: Record<string, (method: string) => string> = {
  paid: paymentWords,
  promise: (method) => `Обещан возврат${REFUNDED_BY[method] ?? ""}`,
  returned: (method) => (REFUNDED_BY[method] ? `Возвращено${REFUNDED_BY[method]}` : "Возврат отправлен"),
  voided: (method) => `${paymentWords(method)} записана по ошибке`,
};
const MOVEMENTS: Record<string, string> = {
  held: "Держим места",
  sale: "Бронирование подтверждено",
  handed: "Возвращено наличными, а не через платёжную систему",
  returned_twice: "Возвращено платёжной системой второй раз",
  recovered: "Второй возврат получен от путешественника обратно",
  waived: "Второй возврат оставлен путешественнику",
  written_off: "Больше не нужно платить",
  moved: "Перенос на другую дату",
  changed: "Изменено число гостей или опции",
};

function movementText({ kind, method, charged, taken_at }: Movement): string {
  const movementName = MOVEMENT_WORDS[kind]?.(method ?? "") ?? MOVEMENTS[kind] ?? kind;
  const nameWithCharge = kind === "paid" && charged ? `${movementName}, ${chargedAmountText(charged)}` : movementName;
  return taken_at
    ? `${nameWithCharge}, деньги приняты ${momentInTashkent(taken_at)}, учтено, когда сведения дошли до нас`
    : nameWithCharge;
}

export const statementLines: typeof import("../../en/payment/statement-lines.ts").statementLines = (movements) =>
  statementSteps(movements).map(({ movement, cents, owed, promised }) => ({
    what: movementText(movement),
    amount: signedMoney(cents),
    when: `${momentInTashkent(movement.at)}, остаток ${signedMoney(owed)}${promised > 0 ? `, возврат ${money(promised)} в пути` : ""}`,
  }));
