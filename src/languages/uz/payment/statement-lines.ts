import { type Movement, statementSteps } from "../../../domain/payment/statement.ts";
import { momentInTashkent, money, signedMoney } from "../write.ts";
import { chargedAmountText } from "./methods.ts";

const PAID_BY: Partial<Record<string, string>> = {
  cash: "Naqd ",
  bank_transfer: "Bank oʻtkazmasi bilan ",
  gift_card: "Sovgʻa kartasi bilan ",
};
const REFUNDED_BY: Partial<Record<string, string>> = {
  cash: "Naqd ",
  bank_transfer: "Bank oʻtkazmasi bilan ",
  gift_card: "Sovgʻa kartasiga ",
};

/** Only the first word of a line is written with a capital. */
const joined = (by: string | undefined, words: string): string =>
  by === undefined ? words : `${by}${words.slice(0, 1).toLowerCase()}${words.slice(1)}`;

export const paymentWords: typeof import("../../en/payment/statement-lines.ts").paymentWords = (method) =>
  joined(PAID_BY[method ?? ""], "Toʻlov");

const MOVEMENT_WORDS: Record<string, (method: string) => string> = {
  paid: paymentWords,
  promise: (method) => joined(REFUNDED_BY[method], "Pul qaytarish vaʼda qilindi"),
  returned: (method) => joined(REFUNDED_BY[method], "Pul qaytarildi"),
  voided: (method) => `${paymentWords(method)} xato yozilgan`,
};
const MOVEMENTS: Record<string, string> = {
  held: "Oʻrinlar saqlab turilgan",
  sale: "Bron tasdiqlandi",
  handed: "Pul toʻlov tizimi oʻrniga naqd qaytarildi",
  returned_twice: "Toʻlov tizimi pulni ikkinchi marta qaytardi",
  recovered: "Sayohatchi ikkinchi marta qaytarilgan pulni qaytarib berdi",
  waived: "Ikkinchi marta qaytarilgan pul sayohatchida qoldirildi",
  written_off: "Endi toʻlash shart emas",
  moved: "Boshqa sanaga koʻchirildi",
  changed: "Mehmonlar soni yoki qoʻshimcha xizmatlar oʻzgardi",
};

function movementText({ kind, method, charged, taken_at }: Movement): string {
  const movementName = MOVEMENT_WORDS[kind]?.(method ?? "") ?? MOVEMENTS[kind] ?? kind;
  const nameWithCharge = kind === "paid" && charged ? `${movementName}, ${chargedAmountText(charged)}` : movementName;
  return taken_at
    ? `${nameWithCharge}, olingan vaqti: ${momentInTashkent(taken_at)}, bizga xabar yetganda yozilgan`
    : nameWithCharge;
}

export const statementLines: typeof import("../../en/payment/statement-lines.ts").statementLines = (movements) =>
  statementSteps(movements).map(({ movement, cents, owed, promised }) => ({
    what: movementText(movement),
    amount: signedMoney(cents),
    when: `${momentInTashkent(movement.at)}, qoldiq ${signedMoney(owed)}${promised > 0 ? `, ${money(promised)} qaytarilmoqda` : ""}`,
  }));
