import { count, day, amountText } from "../write.ts";

export const PAYMENT_SUCCESS: typeof import("../../en/payment/receipt.ts").PAYMENT_SUCCESS = {
  title: "Оплата прошла",
  paymentId: "Номер платежа",
  date: "Дата",
  status: "Статус",
  paid: "Оплачено",
  checkIn: "Начало поездки",
  guests: "Гости",
  amount: "Сумма",
  print: "Распечатать квитанцию",
  home: "На главную",
};

export const PAYMENT_RECEIPT: typeof import("../../en/payment/receipt.ts").PAYMENT_RECEIPT = {
  title: "Квитанция",
  paidOn: (date) => `Оплачено ${date}`,
};

export const PAID_TRIP: typeof import("../../en/payment/receipt.ts").PAID_TRIP = {
  dates: (from, to) => (from === to ? day(from) : `${day(from)} – ${day(to)}`),
  guests: (guests) => count(guests, "гость", "гостя", "гостей"),
  reference: "Номер брони",
  open: "Открыть поездку",
  trips: "Мои поездки",
  addToCalendar: "Добавить в календарь",
};

export const PAYMENT_NOT_SHOWN: typeof import("../../en/payment/receipt.ts").PAYMENT_NOT_SHOWN = {
  noId: "Номер платежа не указан",
  loadFailed: "Не удалось загрузить данные платежа",
  notFound: "Платёж не найден",
  notFoundOrDenied: "Платёж не найден, или у вас нет к нему доступа",
  noConnection: "Сейчас нет связи",
  again: "Повторить",
  trips: "Мои поездки",
};

export const fiscalMoney: typeof import("../../en/payment/receipt.ts").fiscalMoney = (amount, currency) =>
  `${amountText(amount)}\u00a0${currency}`;

export const fiscalTitle: typeof import("../../en/payment/receipt.ts").fiscalTitle = ({ kind, receipt_number }) => {
  const title = kind === "sale" ? "Фискальный чек" : "Фискальный чек возврата";
  return receipt_number === null ? title : `${title} ${receipt_number}`;
};

export const fiscalLineWords: typeof import("../../en/payment/receipt.ts").fiscalLineWords = (
  { mxik, package_code, vat, amount },
  currency,
) => `${fiscalMoney(amount, currency)}, ИКПУ ${mxik}, код упаковки ${package_code}, ${vat ? "включая НДС" : "без НДС"}`;
