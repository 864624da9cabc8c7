type Methods = typeof import("../../en/payment/methods.ts");

const METHODS: Partial<Record<string, string>> = {
  provider: "Onlayn toʻlov",
  cash: "Naqd pul",
  bank_transfer: "Bank oʻtkazmasi",
  gift_card: "Sovgʻa kartasi",
};
export const methodWords: Methods["methodWords"] = (method) => METHODS[method] ?? method;

/** English figures are always there, and Chromium's Uzbek is empty. */
const figure = (value: number) =>
  value.toLocaleString("en-US", { maximumFractionDigits: 8 }).replaceAll(",", "\u00a0").replace(".", ",");

export const chargedAmountText: Methods["chargedAmountText"] = ({ currency, amount, rate }) =>
  `${figure(amount / 100)} ${currency}, bir dollar kursi ${figure(rate)}`;
