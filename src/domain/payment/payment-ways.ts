import * as v from "valibot";
import { type PaymentWay, surplusOf, waysSchema } from "../booking/booking-money.ts";
import type { BookingView } from "../booking/booking-view.ts";
import { integer } from "../schemas.ts";

const backSchema = v.array(v.object({ method: v.string(), cents: integer, status: v.optional(v.string(), "pending") }));
export type RefundPart = v.InferOutput<typeof backSchema>[number];

export const bookingWaysSchema = v.object({ own: waysSchema, back: backSchema });

/** Trips stored by older versions lack `ways` and were paid through the provider. */
export function paymentWaysOf({ ways }: Pick<BookingView, "ways">): v.InferOutput<typeof bookingWaysSchema> {
  const parsed = v.safeParse(bookingWaysSchema, ways);
  return parsed.success ? parsed.output : { own: [], back: [] };
}

export function refundPartsOf(raw: unknown): RefundPart[] {
  const parsed = v.safeParse(backSchema, raw);
  return parsed.success ? parsed.output : [];
}

export function waysOfMail(raw: unknown): PaymentWay[] {
  const parsed = v.safeParse(waysSchema, raw);
  return parsed.success ? parsed.output : [];
}

/** Must match its twin `private.promise_refund`: stray money first if `withStray` is set, then the newest payment. */
export function refundPartsFor(ways: readonly PaymentWay[], amount: number, withStray = false): RefundPart[] {
  const surplusWays = ways.map(({ method, own_cents, left_cents }) => ({ method, cents: left_cents - own_cents }));
  const ownWays = ways.map(({ method, own_cents }) => ({ method, cents: own_cents }));
  const centsByMethod = new Map<string, number>();
  let remainingCents = amount;
  for (const { method, cents: availableCents } of withStray ? [...surplusWays, ...ownWays] : ownWays) {
    const partCents = Math.min(remainingCents, availableCents);
    if (partCents > 0) centsByMethod.set(method, (centsByMethod.get(method) ?? 0) + partCents);
    remainingCents -= partCents;
  }
  return [...centsByMethod].map(([method, of]) => ({ method, cents: of, status: "pending" }));
}

const MANUAL_METHODS: ReadonlySet<string> = new Set(["cash", "bank_transfer"]);
export const isByHand = ({ method }: { method: string }): boolean => MANUAL_METHODS.has(method);

export const methodsOf = (refundParts: readonly RefundPart[]): string[] => refundParts.map(({ method }) => method);

/** The server returns this to the card when the hold ends. */
export const cardRest = (ways: readonly PaymentWay[]): number =>
  surplusOf(ways.filter(({ method }) => method === "gift_card"));

export function refundMethods(view: Pick<BookingView, "ways" | "payment">): string[] {
  const { own: ownWays, back } = paymentWaysOf(view);
  const methods = (back.length > 0 ? back : ownWays).map(({ method }) => method);
  return methods.length > 0 || !view.payment?.method ? methods : [view.payment.method];
}
