import { exact } from "../write.ts";

const METHODS: Partial<Record<string, string>> = {
  provider: "Онлайн-оплата",
  cash: "Наличные",
  bank_transfer: "Банковский перевод",
  gift_card: "Подарочная карта",
};
export const methodWords: typeof import("../../en/payment/methods.ts").methodWords = (method) =>
  METHODS[method] ?? method;

const figure = (value: number) => exact(value, 8);

export const chargedAmountText: typeof import("../../en/payment/methods.ts").chargedAmountText = ({
  currency,
  amount,
  rate,
}) => `${figure(amount / 100)}\u00a0${currency} по курсу ${figure(rate)} за доллар`;
