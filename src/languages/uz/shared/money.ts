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
