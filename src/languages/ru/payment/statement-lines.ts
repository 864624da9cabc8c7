import { type Movement, statementSteps } from "../../../domain/payment/statement.ts";
import { momentInTashkent, money, signedMoney } from "../write.ts";
import { chargedAmountText } from "./methods.ts";

type Lines = typeof import("../../en/payment/statement-lines.ts");

const BY_METHOD: Partial<Record<string, string>> = {
  cash: " наличными",
  bank_transfer: " банковским переводом",
  gift_card: " подарочной картой",
};
const TO_METHOD: Partial<Record<string, string>> = { ...BY_METHOD, gift_card: " на подарочную карту" };

export const paymentWords: Lines["paymentWords"] = (method) => `Оплата${BY_METHOD[method ?? ""] ?? ""}`;

const MOVEMENT_WORDS: Record<string, (method: string) => string> = {
  paid: paymentWords,
  promise: (method) => `Обещан возврат${TO_METHOD[method] ?? ""}`,
  returned: (method) => `${TO_METHOD[method] ? "Выдан" : "Отправлен"} возврат${TO_METHOD[method] ?? ""}`,
  voided: (method) => `${paymentWords(method)}, записана по ошибке`,
};
const MOVEMENTS: Record<string, string> = {
  held: "Места удержаны",
  sale: "Бронь подтверждена",
  handed: "Возвращено наличными вместо возврата через платёжную систему",
  returned_twice: "Платёжная система вернула деньги второй раз",
  recovered: "Путешественник вернул второй возврат",
  waived: "Второй возврат прощён",
  written_off: "Больше не нужно платить",
  moved: "Дата изменена",
  changed: "Изменены гости или дополнения",
};

function movementText({ kind, method, charged, taken_at }: Movement): string {
  const movementName = MOVEMENT_WORDS[kind]?.(method ?? "") ?? MOVEMENTS[kind] ?? kind;
  const nameWithCharge = kind === "paid" && charged ? `${movementName}, ${chargedAmountText(charged)}` : movementName;
  return taken_at
    ? `${nameWithCharge}, получено ${momentInTashkent(taken_at)}, записано, когда мы об этом узнали`
    : nameWithCharge;
}

export const statementLines: Lines["statementLines"] = (movements) =>
  statementSteps(movements).map(({ movement, cents, owed, promised }) => ({
    what: movementText(movement),
    amount: signedMoney(cents),
    when: `${momentInTashkent(movement.at)}, остаток ${signedMoney(owed)}${promised > 0 ? `, возврат ${money(promised)} в пути` : ""}`,
  }));
