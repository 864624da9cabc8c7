import { type Movement, statementSteps } from "../../../domain/payment/statement.ts";
import { momentInTashkent, money, signedMoney } from "../write.ts";
import { chargedAmountText } from "./methods.ts";

const BY_METHOD: Partial<Record<string, string>> = {
  cash: " in cash",
  bank_transfer: " by bank transfer",
  gift_card: " by gift card",
};

export const paymentWords = (method: string | null | undefined): string => `Payment${BY_METHOD[method ?? ""] ?? ""}`;

const MOVEMENT_WORDS: Record<string, (by: string) => string> = {
  paid: (by) => `Payment${by}`,
  promise: (by) => `Refund promised${by}`,
  returned: (by) => `Refund ${by === "" ? "sent" : "given"}${by}`,
  voided: (by) => `Payment${by} recorded by mistake`,
};
const MOVEMENTS: Record<string, string> = {
  held: "Seats held",
  sale: "Booking confirmed",
  handed: "Refunded in cash instead of by the provider",
  returned_twice: "Refunded a second time by the provider",
  recovered: "Second refund returned by the traveler",
  waived: "Second refund waived",
  written_off: "No longer owed",
  moved: "Moved to another date",
  changed: "Guests or options changed",
};

function movementText({ kind, method, charged, taken_at }: Movement): string {
  const movementName = MOVEMENT_WORDS[kind]?.(BY_METHOD[method ?? ""] ?? "") ?? MOVEMENTS[kind] ?? kind;
  const nameWithCharge = kind === "paid" && charged ? `${movementName}, ${chargedAmountText(charged)}` : movementName;
  return taken_at
    ? `${nameWithCharge}, received ${momentInTashkent(taken_at)}, recorded when it reached us`
    : nameWithCharge;
}

export type StatementLine = { what: string; amount: string; when: string };

export const statementLines = (movements: readonly Movement[]): StatementLine[] =>
  statementSteps(movements).map(({ movement, cents, owed, promised }) => ({
    what: movementText(movement),
    amount: signedMoney(cents),
    when: `${momentInTashkent(movement.at)}, balance ${signedMoney(owed)}${promised > 0 ? `, ${money(promised)} refund on its way` : ""}`,
  }));
