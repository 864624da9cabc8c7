import { exact } from "../write.ts";

const METHODS: Partial<Record<string, string>> = {
  provider: "Onlayn toʻlov",
  cash: "Naqd pul",
  bank_transfer: "Bank oʻtkazmasi",
  gift_card: "Sovgʻa kartasi",
};
export const methodWords: typeof import("../../en/payment/methods.ts").methodWords = (method) =>
  METHODS[method] ?? method;

const figure = (value: number) => exact(value, 8);

export const chargedAmountText: typeof import("../../en/payment/methods.ts").chargedAmountText = ({
  currency,
  amount,
  rate,
}) => `${figure(amount / 100)}\u00a0${currency}, bir dollar ${figure(rate)} kursi boʻyicha`;
