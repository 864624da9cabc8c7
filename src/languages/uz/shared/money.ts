import { aboutNumber, day } from "../write.ts";

export const ABOUT_PRICE: typeof import("../../en/shared/money.ts").ABOUT_PRICE = {
  choice: "Narxlarni boshqa valyutada ham koʻrsatish",
  choose: "Boshqa valyutada…",
  dollarsOnly: "Faqat dollarda",
};

export const CANCEL_TIMELINE: typeof import("../../en/shared/money.ts").CANCEL_TIMELINE =
  "Oʻzgartirish yoki bekor qilish";

export const FISCAL_RECEIPTS: typeof import("../../en/shared/money.ts").FISCAL_RECEIPTS = {
  terminal: "Terminal",
  sign: "Fiskal belgi",
  coming: "Chek soliq xizmatida roʻyxatdan oʻtmoqda, tayyor boʻlishi bilan shu yerda chiqadi.",
  check: "Soliq xizmatida tekshirish",
  code: (title) => `${title}: soliq xizmati oʻqiydigan kod`,
};

export const aboutPrice: typeof import("../../en/shared/money.ts").aboutPrice = (cents, rate) =>
  `taxminan ${aboutNumber((cents / 100) * rate.per_dollar)} ${rate.currency}, ${day(rate.day).replace(/, \d{4}$/, "")} kursi boʻyicha`;
