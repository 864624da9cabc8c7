import type { BookingView } from "../booking/booking-view.ts";
import { type PriceFact, lineFacts, type PriceLine, priceLines } from "../pricing/price-lines.ts";
import { dayInTashkent } from "../../languages/en/write.ts";
import { tripMoney } from "../booking/booking-money.ts";
import { paymentWords, statementOf } from "./statement.ts";

type Payment = { payment_id: string; amount_cents: number; owed_cents: number };

function otherPayments(view: BookingView, payment: Payment): PriceLine[] {
  const movements = statementOf(view);
  const voidedPaymentIds = new Set(
    movements.filter(({ kind }) => kind === "voided").map(({ payment_id }) => payment_id),
  );
  return movements
    .filter(
      ({ kind, payment_id }) =>
        kind === "paid" && payment_id !== payment.payment_id && !voidedPaymentIds.has(payment_id),
    )
    .map(({ at, cents, method }) => ({ label: `${paymentWords(method)} on ${dayInTashkent(at)}`, cents }));
}

const isUpToDate = (view: BookingView, { payment_id, owed_cents }: Payment): boolean =>
  tripMoney(view).owed_cents === owed_cents &&
  statementOf(view).some((movement) => movement.kind === "paid" && movement.payment_id === payment_id);

/** The lines must add up to the payment, so missing details leave them all out. */
export function receiptFacts(view: BookingView | null | undefined, payment: Payment): PriceFact[] {
  if (!view) return [];
  const price = priceLines(view.quote);
  if (!isUpToDate(view, payment)) return view.quote.total_cents === payment.amount_cents ? lineFacts(price) : [];
  const lines = [
    ...price,
    ...otherPayments(view, payment),
    ...(payment.owed_cents > 0 ? [{ label: "Not paid yet", cents: -payment.owed_cents }] : []),
  ];
  const unlistedCents = payment.amount_cents - lines.reduce((sum, { cents }) => sum + cents, 0);
  if (unlistedCents === 0) return lineFacts(lines);
  return lineFacts([
    ...lines,
    { label: unlistedCents < 0 ? "No longer owed" : "More than the price", cents: unlistedCents },
  ]);
}
