import { decimal } from "../write.ts";

const METHODS: Partial<Record<string, string>> = {
  provider: "Онлайн-оплата",
  cash: "Наличные",
  bank_transfer: "Банковский перевод",
  gift_card: "Подарочная карта",
};
export const methodWords: typeof import("../../en/payment/methods.ts").methodWords = (method) =>
  METHODS[method] ?? method;

const figure = (value: number) =>
  decimal(value.toLocaleString("en-US", { maximumFractionDigits: 8 }).replaceAll(",", "\u00a0"));

export const chargedAmountText: typeof import("../../en/payment/methods.ts").chargedAmountText = ({
  currency,
  amount,
  rate,
}) => `${figure(amount / 100)}\u00a0${currency} по курсу ${figure(rate)} за доллар`;
