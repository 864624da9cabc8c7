import * as v from "valibot";
import { integer } from "../schemas.ts";
import { isOpenBooking } from "./booking-state.ts";
import type { BookingView } from "./booking-view.ts";
import type { LocalBooking } from "./local-booking.ts";

export type BookingMoney = {
  paid_cents: number;
  refunded_cents: number;
  owed_cents: number;
};

const PAID_STATUSES: ReadonlySet<string> = new Set(["completed", "refunded"]);

export function tripMoney(view: BookingView): BookingMoney {
  const { status, total_cents, payment, refund } = view;
  const paid_cents = view.paid_cents ?? (payment && PAID_STATUSES.has(payment.status) ? payment.amount_cents : 0);
  const unpaid = isOpenBooking(status) ? Math.max(0, total_cents - paid_cents) : 0;
  return {
    paid_cents,
    refunded_cents: refund?.amount_cents ?? 0,
    owed_cents: view.sold_by ? 0 : (view.owed_cents ?? unpaid),
  };
}

/** The cancellation policy applies to this amount. */
export const ownCents = ({ own_cents, payment }: Pick<BookingView, "own_cents" | "payment">): number =>
  own_cents ?? (payment?.status === "completed" ? payment.amount_cents : 0);

const CHANNEL_NAMES: Readonly<Record<string, string>> = { getyourguide: "GetYourGuide", viator: "Viator" };

/** The channel or agency that sold the booking and collects its price. */
export const sellerOf = ({ sold_by }: Pick<BookingView, "sold_by">): string | null =>
  sold_by ? (CHANNEL_NAMES[sold_by] ?? sold_by) : null;

export const waysSchema = v.array(v.object({ method: v.string(), own_cents: integer, left_cents: integer }));
export type PaymentWay = v.InferOutput<typeof waysSchema>[number];
const paidWaysSchema = v.object({ own: waysSchema });

/** Paid beyond what the booking took; a higher price takes it. */
export const surplusOf = (ways: readonly PaymentWay[]): number =>
  ways.reduce((sum, { own_cents, left_cents }) => sum + left_cents - own_cents, 0);

export function surplusCents({ ways }: Pick<BookingView, "ways">): number {
  const parsed = v.safeParse(paidWaysSchema, ways);
  return parsed.success ? surplusOf(parsed.output.own) : 0;
}

type Payable = Pick<LocalBooking, "id" | "payment" | "view">;

export function isPaymentOf({ payment, view }: Payable, paymentId: string): boolean {
  const storedPaymentIds = [payment?.payment_id, payment?.provider_payment_id];
  const viewPaymentIds = [view?.payment?.payment_id, view?.payment?.provider_payment_id];
  return [...storedPaymentIds, ...viewPaymentIds].includes(paymentId);
}
