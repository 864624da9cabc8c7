import { tripMoney } from "../booking/booking-money.ts";
import type { BookingView } from "../booking/booking-view.ts";
import { type PricePart, priceParts } from "../pricing/price-lines.ts";
import { statementOf } from "./account-statement.ts";

type Payment = { payment_id: string; amount_cents: number; owed_cents: number };

export type ReceiptPart =
  | PricePart
  | { of: "payment"; method: string | null | undefined; at: string; cents: number }
  | { of: "not_paid_yet" | "no_longer_owed" | "more_than_price"; cents: number };

function otherPayments(view: BookingView, payment: Payment): ReceiptPart[] {
  const movements = statementOf(view);
  const voidedPaymentIds = new Set(
    movements.filter(({ kind }) => kind === "voided").map(({ payment_id }) => payment_id),
  );
  return movements
    .filter(
      ({ kind, payment_id }) =>
        kind === "paid" && payment_id !== payment.payment_id && !voidedPaymentIds.has(payment_id),
    )
    .map(({ at, cents, method }) => ({ of: "payment", method, at, cents }));
}

const isUpToDate = (view: BookingView, { payment_id, owed_cents }: Payment): boolean =>
  tripMoney(view).owed_cents === owed_cents &&
  statementOf(view).some((movement) => movement.kind === "paid" && movement.payment_id === payment_id);

/** The parts must add up to the payment, so missing details leave them all out. */
export function receiptParts(view: BookingView | null | undefined, payment: Payment): ReceiptPart[] {
  if (!view) return [];
  const price = priceParts(view.quote);
  if (!isUpToDate(view, payment)) return view.quote.total_cents === payment.amount_cents ? price : [];
  const parts: ReceiptPart[] = [
    ...price,
    ...otherPayments(view, payment),
    ...(payment.owed_cents > 0 ? [{ of: "not_paid_yet" as const, cents: -payment.owed_cents }] : []),
  ];
  const unlistedCents = payment.amount_cents - parts.reduce((sum, { cents }) => sum + cents, 0);
  if (unlistedCents === 0) return parts;
  return [...parts, { of: unlistedCents < 0 ? "no_longer_owed" : "more_than_price", cents: unlistedCents }];
}
