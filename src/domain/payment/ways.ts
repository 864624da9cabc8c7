import * as v from "valibot";
import type { BookingView } from "../booking/booking-view.ts";
import { money } from "../../languages/en/write.ts";
import { refundRoute } from "./refund-route.ts";

const cents = v.pipe(v.number(), v.integer());

export const waysSchema = v.array(v.object({ method: v.string(), own_cents: cents, left_cents: cents }));
export type Way = v.InferOutput<typeof waysSchema>[number];

const backSchema = v.array(v.object({ method: v.string(), cents, status: v.optional(v.string(), "pending") }));
export type RefundPart = v.InferOutput<typeof backSchema>[number];

const toldSchema = v.object({ own: waysSchema, back: backSchema });

/** Trips stored by older versions lack `ways` and were paid through the provider. */
export function waysOf({ ways }: Pick<BookingView, "ways">): v.InferOutput<typeof toldSchema> {
  const read = v.safeParse(toldSchema, ways);
  return read.success ? read.output : { own: [], back: [] };
}

export function refundPartsOf(raw: unknown): RefundPart[] {
  const read = v.safeParse(backSchema, raw);
  return read.success ? read.output : [];
}

export function waysOfMail(raw: unknown): Way[] {
  const read = v.safeParse(waysSchema, raw);
  return read.success ? read.output : [];
}

/** Must match its twin `private.give_back`: stray money first if `withStray` is set, then the newest payment. */
export function refundPartsFor(ways: readonly Way[], amount: number, withStray = false): RefundPart[] {
  const stray = ways.map(({ method, own_cents, left_cents }) => ({ method, cents: left_cents - own_cents }));
  const own = ways.map(({ method, own_cents }) => ({ method, cents: own_cents }));
  const parts = new Map<string, number>();
  let still = amount;
  for (const { method, cents: there } of withStray ? [...stray, ...own] : own) {
    const part = Math.min(still, there);
    if (part > 0) parts.set(method, (parts.get(method) ?? 0) + part);
    still -= part;
  }
  return [...parts].map(([method, of]) => ({ method, cents: of, status: "pending" }));
}

const BY_HAND: ReadonlySet<string> = new Set(["cash", "bank_transfer"]);
export const isByHand = ({ method }: { method: string }): boolean => BY_HAND.has(method);

export const methodsOf = (parts: readonly RefundPart[]): string[] => parts.map(({ method }) => method);

export function refundPartsText(amount: number, parts: readonly RefundPart[]): string {
  if (parts.length < 2) return `${money(amount)} is refunded ${refundRoute(methodsOf(parts)).to}`;
  const each = parts.map((part) => `${money(part.cents)} ${refundRoute([part.method]).to}`);
  return `${money(amount)} is refunded: ${each.slice(0, -1).join(", ")} and ${each.at(-1)}`;
}

/** The server returns this to the card when the hold ends. */
export const cardRest = (ways: readonly Way[]): number =>
  ways.reduce(
    (sum, { method, own_cents, left_cents }) => sum + (method === "gift_card" ? left_cents - own_cents : 0),
    0,
  );

export function refundMethods(view: Pick<BookingView, "ways" | "payment">): string[] {
  const { own, back } = waysOf(view);
  const methods = (back.length > 0 ? back : own).map(({ method }) => method);
  return methods.length > 0 || !view.payment?.method ? methods : [view.payment.method];
}
