import { count, day, amountText } from "../write.ts";

export const PAYMENT_SUCCESS: typeof import("../../en/payment/receipt.ts").PAYMENT_SUCCESS = {
  title: "Toʻlov amalga oshdi",
  paymentId: "Toʻlov raqami",
  date: "Sana",
  status: "Holati",
  paid: "Toʻlangan",
  checkIn: "Safar boshlanishi",
  guests: "Mehmonlar",
  amount: "Summa",
  print: "Chekni chop etish",
  home: "Bosh sahifaga",
};

export const PAYMENT_RECEIPT: typeof import("../../en/payment/receipt.ts").PAYMENT_RECEIPT = {
  title: "Chek",
  paidOn: (date) => `Toʻlangan sana: ${date}`,
};

export const PAID_TRIP: typeof import("../../en/payment/receipt.ts").PAID_TRIP = {
  dates: (from, to) => (from === to ? day(from) : `${day(from)} – ${day(to)}`),
  guests: (guests) => count(guests, "mehmon"),
  reference: "Bron raqami",
  open: "Safarimni ochish",
  trips: "Safarlarim",
  addToCalendar: "Taqvimga qoʻshish",
};

export const PAYMENT_NOT_SHOWN: typeof import("../../en/payment/receipt.ts").PAYMENT_NOT_SHOWN = {
  noId: "Toʻlov raqami koʻrsatilmagan",
  loadFailed: "Toʻlov maʼlumotlarini yuklab boʻlmadi",
  notFound: "Toʻlov topilmadi",
  notFoundOrDenied: "Toʻlov topilmadi yoki uni koʻrishga ruxsat yoʻq",
  noConnection: "Hozir aloqa yoʻq",
  again: "Qayta urinish",
  trips: "Safarlarim",
};

export const fiscalMoney: typeof import("../../en/payment/receipt.ts").fiscalMoney = (amount, currency) =>
  `${amountText(amount)}\u00a0${currency}`;

export const fiscalTitle: typeof import("../../en/payment/receipt.ts").fiscalTitle = ({ kind, receipt_number }) => {
  const title = kind === "sale" ? "Fiskal chek" : "Pul qaytarishning fiskal cheki";
  return receipt_number === null ? title : `${title} ${receipt_number}`;
};

export const fiscalLineWords: typeof import("../../en/payment/receipt.ts").fiscalLineWords = (
  { mxik, package_code, vat, amount },
  currency,
) => `${fiscalMoney(amount, currency)}, MXIK ${mxik}, qadoq kodi ${package_code}, ${vat ? "QQS bilan" : "QQSsiz"}`;
