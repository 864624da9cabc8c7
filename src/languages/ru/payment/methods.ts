type Methods = typeof import("../../en/payment/methods.ts");

const METHODS: Partial<Record<string, string>> = {
  provider: "Онлайн-оплата",
  cash: "Наличные",
  bank_transfer: "Банковский перевод",
  gift_card: "Подарочная карта",
};
export const methodWords: Methods["methodWords"] = (method) => METHODS[method] ?? method;

/** English figures are always there, and `Intl` needs data for others. */
const figure = (value: number) =>
  value.toLocaleString("en-US", { maximumFractionDigits: 8 }).replaceAll(",", "\u00a0").replace(".", ",");

export const chargedAmountText: Methods["chargedAmountText"] = ({ currency, amount, rate }) =>
  `${figure(amount / 100)} ${currency} по курсу ${figure(rate)} за доллар`;
