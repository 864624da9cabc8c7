import * as v from "valibot";

export const RECORDED_METHODS = ["cash", "bank_transfer"] as const;
export type RecordedMethod = (typeof RECORDED_METHODS)[number];

const METHODS: Partial<Record<string, string>> = {
  provider: "Online payment",
  cash: "Cash",
  bank_transfer: "Bank transfer",
  gift_card: "Gift card",
};
export const methodWords = (method: string): string => METHODS[method] ?? method;

export const chargedSchema = v.object({ currency: v.string(), amount: v.number(), rate: v.number() });
export type Charged = v.InferOutput<typeof chargedSchema>;

const figure = (value: number) => value.toLocaleString("en-US", { maximumFractionDigits: 8 });

export const chargedAmountText = ({ currency, amount, rate }: Charged): string =>
  `${figure(amount / 100)} ${currency} at ${figure(rate)} per dollar`;
