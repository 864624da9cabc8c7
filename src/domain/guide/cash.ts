import { dollarsOf, hundredths } from "../payment/money-form.ts";
import type { Rate } from "../pricing/orientation.ts";
import type { CashPayment, RosterBooking } from "./roster.ts";

export const CASH_CURRENCIES = ["USD", "UZS"] as const;
export type CashCurrency = (typeof CASH_CURRENCIES)[number];

export type CashForm = { currency: CashCurrency; amount: string };
export type CashReport = {
  amount_cents: number;
  currency: CashCurrency;
  charged_minor: number;
  rate: number | null;
};
export type ReadCash = { ok: true; cash: CashReport } | { ok: false; code: "amount" | "too_much" | "no_rate" };

/** The books have not counted cash that is still queued on this phone or with the desk. */
export function owedAfterReports(
  { id, owed_cents }: Pick<RosterBooking, "id" | "owed_cents">,
  own: readonly CashPayment[],
  known: readonly CashPayment[],
): number {
  const receivedIds = new Set(known.map((payment) => payment.id));
  const uncounted = [
    ...own.filter((payment) => !receivedIds.has(payment.id)),
    ...known.filter(({ state }) => state === "waiting"),
  ];
  const uncountedOfBooking = uncounted.filter(({ booking_id }) => booking_id === id);
  return Math.max(0, owed_cents - uncountedOfBooking.reduce((sum, { amount_cents }) => sum + amount_cents, 0));
}

/** Som notes come in thousands, so the amount rounds up and counts as rounded. */
const SOM_STEP = 1_000;
export const somFor = (cents: number, { per_dollar }: Rate): number =>
  Math.ceil(((cents / 100) * per_dollar) / SOM_STEP) * SOM_STEP;

/** Only rounding to whole som may exceed the owed amount. */
export function readCash({ currency, amount }: CashForm, owed_cents: number, rate: Rate | null): ReadCash {
  if (currency !== "USD" && rate === null) return { ok: false, code: "no_rate" };
  const per_dollar = currency === "USD" ? null : (rate?.per_dollar ?? null);
  const cents = dollarsOf({ currency, amount, rate: String(per_dollar ?? ""), method: "cash", note: "" });
  if (cents === null || cents <= 0) return { ok: false, code: "amount" };
  const maxCents = rate && per_dollar ? Math.round((somFor(owed_cents, rate) * 100) / per_dollar) : owed_cents;
  if (cents > maxCents) return { ok: false, code: "too_much" };
  const charged_minor = hundredths(amount) ?? cents;
  return { ok: true, cash: { amount_cents: Math.min(cents, owed_cents), currency, charged_minor, rate: per_dollar } };
}
