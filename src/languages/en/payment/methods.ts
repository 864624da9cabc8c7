import type { Charged } from "../../../domain/payment/methods.ts";
import { exact } from "../write.ts";

const METHODS: Partial<Record<string, string>> = {
  provider: "Online payment",
  cash: "Cash",
  bank_transfer: "Bank transfer",
  gift_card: "Gift card",
};
export const methodWords = (method: string): string => METHODS[method] ?? method;

const figure = (value: number) => exact(value, 8);

export const chargedAmountText = ({ currency, amount, rate }: Charged): string =>
  `${figure(amount / 100)} ${currency} at ${figure(rate)} per dollar`;
