import { type Movement, statementSteps } from "../../../domain/payment/statement.ts";
import { momentInTashkent, money, signedMoney } from "../write.ts";
import { chargedAmountText } from "./methods.ts";

type Lines = typeof import("../../en/payment/statement-lines.ts");

const BY_METHOD: Partial<Record<string, string>> = {
  cash: "naqd pulda",
  bank_transfer: "bank oʻtkazmasi bilan",
  gift_card: "sovgʻa kartasi bilan",
};
const TO_METHOD: Partial<Record<string, string>> = { ...BY_METHOD, gift_card: "sovgʻa kartasiga" };

const by = (methods: Partial<Record<string, string>>, method: string | null | undefined, what: string): string => {
  const way = methods[method ?? ""];
  return way === undefined ? what : `${what}, ${way}`;
};

export const paymentWords: Lines["paymentWords"] = (method) => by(BY_METHOD, method, "Toʻlov");

const MOVEMENT_WORDS: Record<string, (method: string) => string> = {
  paid: paymentWords,
  promise: (method) => by(TO_METHOD, method, "Pul qaytarish vaʼda qilindi"),
  returned: (method) => by(TO_METHOD, method, TO_METHOD[method] ? "Pul qaytarildi" : "Qaytariladigan pul yuborildi"),
  voided: (method) => `${paymentWords(method)}, xato yozilgan`,
};
const MOVEMENTS: Record<string, string> = {
  held: "Oʻrinlar saqlab qoʻyildi",
  sale: "Bron tasdiqlandi",
  handed: "Toʻlov tizimi orqali emas, naqd pulda qaytarildi",
  returned_twice: "Toʻlov tizimi pulni ikkinchi marta qaytardi",
  recovered: "Sayohatchi ikkinchi qaytarilgan pulni berdi",
  waived: "Ikkinchi qaytarilgan pul kechildi",
  written_off: "Endi toʻlash shart emas",
  moved: "Boshqa sanaga koʻchirildi",
  changed: "Mehmonlar yoki qoʻshimchalar oʻzgardi",
};

function movementText({ kind, method, charged, taken_at }: Movement): string {
  const movementName = MOVEMENT_WORDS[kind]?.(method ?? "") ?? MOVEMENTS[kind] ?? kind;
  const nameWithCharge = kind === "paid" && charged ? `${movementName}, ${chargedAmountText(charged)}` : movementName;
  return taken_at
    ? `${nameWithCharge}, ${momentInTashkent(taken_at)} da olingan, bizga maʼlum boʻlganda yozilgan`
    : nameWithCharge;
}

export const statementLines: Lines["statementLines"] = (movements) =>
  statementSteps(movements).map(({ movement, cents, owed, promised }) => ({
    what: movementText(movement),
    amount: signedMoney(cents),
    when: `${momentInTashkent(movement.at)}, qoldiq ${signedMoney(owed)}${promised > 0 ? `, ${money(promised)} qaytarish yoʻlda` : ""}`,
  }));
