import { isAboveCashCeiling } from "../payment/cash-ceiling.ts";
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
export type ReadCash =
  | { ok: true; cash: CashReport }
  | { ok: false; code: "amount" | "too_much" | "no_rate" | "cash_ceiling" };

/** The books have not counted cash that is still queued on this phone or with the desk. */
export function uncountedCash(
  { id }: Pick<RosterBooking, "id">,
  own: readonly CashPayment[],
  known: readonly CashPayment[],
): CashPayment[] {
  const receivedIds = new Set(known.map((payment) => payment.id));
  const uncountedPayments = [
    ...own.filter((payment) => !receivedIds.has(payment.id)),
    ...known.filter(({ state }) => state === "waiting"),
  ];
  return uncountedPayments.filter(({ booking_id }) => booking_id === id);
}

export const owedAfterReports = (
  booking: Pick<RosterBooking, "id" | "owed_cents">,
  own: readonly CashPayment[],
  known: readonly CashPayment[],
): number =>
  Math.max(
    0,
    booking.owed_cents - uncountedCash(booking, own, known).reduce((sum, cash) => sum + cash.amount_cents, 0),
  );

/** Som notes come in thousands, so the amount rounds up and counts as rounded. */
const SOM_STEP = 1_000;
export const somFor = (cents: number, { per_dollar }: Rate): number =>
  Math.ceil(((cents / 100) * per_dollar) / SOM_STEP) * SOM_STEP;

type Ceiling = { left_som: number | null; uncounted: readonly CashPayment[] };

/** Only rounding to whole som may exceed the owed amount. */
export function readCash(
  { currency, amount }: CashForm,
  owed_cents: number,
  rate: Rate | null,
  { left_som, uncounted: uncountedPayments }: Ceiling,
): ReadCash {
  if (currency !== "USD" && rate === null) return { ok: false, code: "no_rate" };
  const per_dollar = currency === "USD" ? null : (rate?.per_dollar ?? null);
  const cents = dollarsOf({ currency, amount, rate: String(per_dollar ?? ""), method: "cash", note: "" });
  if (cents === null || cents <= 0) return { ok: false, code: "amount" };
  const maxCents = rate && per_dollar ? Math.round((somFor(owed_cents, rate) * 100) / per_dollar) : owed_cents;
  if (cents > maxCents) return { ok: false, code: "too_much" };
  const charged_minor = hundredths(amount) ?? cents;
  const cash = { amount_cents: Math.min(cents, owed_cents), currency, charged_minor, rate: per_dollar };
  if (isAboveCashCeiling(cash, uncountedPayments, left_som, rate)) return { ok: false, code: "cash_ceiling" };
  return { ok: true, cash };
}
