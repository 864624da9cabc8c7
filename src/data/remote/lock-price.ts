import * as v from "valibot";
import { quoteSchema } from "../../domain/booking/booking-view.ts";
import type { PriceLock, PriceSubject } from "../../domain/booking/form/price-lock.ts";
import { call, type CallOptions } from "../net/call.ts";

const schema = v.union([
  v.object({
    ok: v.literal(true),
    quote: quoteSchema,
    lock: v.pipe(v.string(), v.maxLength(8_000)),
    until: v.string(),
  }),
  v.object({ ok: v.literal(false), code: v.string() }),
]);

/** `null`: the server has no price for this, so what is true when the booking arrives counts. `undefined`: no answer came. */
export async function lockPrice(
  subject: PriceSubject,
  options?: Partial<CallOptions>,
): Promise<PriceLock | null | undefined> {
  const answer = await call("rpc/lock_price", subject, schema, options);
  if (!answer.ok) return undefined;
  if (!answer.value.ok) return null;
  const { quote, lock, until } = answer.value;
  return { subject, total_cents: quote.total_cents, lock, until };
}
