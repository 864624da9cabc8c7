import type { DeskGiftCard } from "../../../domain/desk/payments/gift-card-form.ts";
import { money } from "../write.ts";

const SALE_WAYS = {
  cash: "naqdga sotilgan",
  bank_transfer: "oʻtkazma bilan sotilgan",
  given: "sovgʻa qilingan",
  provider: "saytda sotilgan",
};

function returnText({ sold_for, left_cents }: DeskGiftCard): string {
  if (left_cents === 0) return "Qoldigʻi nol, shuning uchun qaytariladigan pul yoʻq.";
  if (sold_for === "provider")
    return `Qolgan ${money(left_cents)} ni toʻlov tizimi kabinetida qaytaring: pul hisob kitobidan shundan keyingina chiqadi.`;
  if (sold_for === null) return `Qolgan ${money(left_cents)} sovgʻa edi, u hisobdan chiqariladi.`;
  const returnWay = sold_for === "cash" ? "naqd" : "bank oʻtkazmasi bilan";
  return `Qolgan ${money(left_cents)} ni ${returnWay} qaytaring: u hisob kitobidan chiqariladi.`;
}

export const GIFT_CARDS: typeof import("../../en/desk/gift-cards.ts").GIFT_CARDS = {
  lead: "Safarlar uchun toʻlash mumkin boʻlgan, sotilgan yoki sovgʻa qilingan mablagʻ. Qoldiqlar hisob kitobidan olinadi.",
  label: "Sovgʻa kartalari",
  empty: { title: "Hozircha sovgʻa kartalari yoʻq", text: "Birinchisini yarating: sotilgan yoki sovgʻa qilingan." },
  within: "Kod, ism, e-pochta",
  states: {
    "": "Hammasi",
    active: "Faol",
    used_up: "Toʻliq ishlatilgan",
    over: "Muddati tugagan",
    voided: "Bekor qilingan",
  },
  add: "Yangi sovgʻa kartasi",
  amount: "Qiymati ($)",
  soldFor: "Toʻlov usuli",
  waysToPay: [
    { value: "cash", label: "Naqd" },
    { value: "bank_transfer", label: "Bank oʻtkazmasi bilan" },
    { value: "given", label: "Toʻlanmagan: bizdan sovgʻa" },
  ],
  toName: "Kimga",
  toAddress: "Uning e-pochtasi (ixtiyoriy)",
  toAddressHint: "Karta shu yerga yuboriladi. Manzil boʻlmasa, kodni oʻzingiz berasiz.",
  until: "Oxirgi kun (ixtiyoriy)",
  make: "Karta yaratish",
  made: "Sovgʻa kartasi yaratildi",
  code: (mailed) =>
    mailed === null
      ? "Kodni oluvchi uchun yozib oling yoki chop eting. Uni bilgan har kim ishlata oladi."
      : `Kod ${mailed} manziliga yuborilmoqda. Uni bilgan har kim ishlata oladi.`,
  done: "Tayyor",
  columns: {
    code: "Kod",
    for: "Kimga",
    email: "E-pochta",
    left: "Qoldiq",
    worth: "Qiymati",
    how: "Toʻlov usuli",
    until: "Muddati",
    made: "Yaratilgan",
    status: "Holati",
    papers: "Cheklar",
    act: "Oʻzgartirish",
  },
  how: ({ sold_for }) => SALE_WAYS[sold_for ?? "given"],
  madeBy: ({ made_by, void_reason }) => (void_reason ? `Yaratgan: ${made_by}. Bekor qilingan: ${void_reason}` : null),
  void: "Bekor qilish",
  voidOf: (code) => `Bekor qilish: ${code}`,
  voidText: (card) => `Endi u bilan toʻlab boʻlmaydi. ${returnText(card)}`,
  voided: "Sovgʻa kartasi bekor qilindi",
  notPrinted: "Hujjatni ochib boʻlmadi",
};
