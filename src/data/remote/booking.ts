import { createBookingAnswerSchema, quoteSchema } from "../../domain/booking/booking-view.ts";
import type { BookingRequest } from "../../domain/booking/local-booking.ts";
import type { OutboxNet } from "../../domain/outbox/outbox-types.ts";
import { call, type CallOptions, type Answer } from "../net/call.ts";
import { toWait } from "./answers.ts";
import * as v from "valibot";
import type { PriceLock, PriceSubject } from "../../domain/booking/form/price-lock.ts";
import { CODE_REFUSALS } from "../../domain/pricing/discount.ts";
import { codeSchema } from "../../domain/pricing/code-schema.ts";
import { cardAnswerSchema } from "../../domain/payment/gift-card.ts";

export async function createBooking(
  booking: BookingRequest,
  options?: Partial<CallOptions>,
): ReturnType<OutboxNet["createBooking"]> {
  const answer = await call("rpc/create_booking", { booking }, createBookingAnswerSchema, options);
  if (!answer.ok) return toWait(answer);
  if (!answer.value.ok) return { ok: false, code: "refused", refusal: answer.value };
  const view = answer.value.booking;
  return view.id === booking.id ? { ok: true, view } : toWait({ ok: false, code: "bad_answer" });
}

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

const answerSchema = v.union([
  v.object({ ok: v.literal(true), code: codeSchema }),
  v.object({ ok: v.literal(false), code: v.picklist(CODE_REFUSALS) }),
]);
export type CodeAnswer = v.InferOutput<typeof answerSchema>;

/** What a code takes off this trip; whether this traveler may still use it the server says when the booking arrives. */
export const checkCode = (code: string, itemId: string): Promise<Answer<CodeAnswer>> =>
  call("rpc/check_code", { code, item_id: itemId }, answerSchema);

type Held = { id: string; token: string };

/** What the card would pay of this booking; nothing is taken yet. */
export const checkGiftCard = (
  { id, token }: Held,
  code: string,
): Promise<Answer<v.InferOutput<typeof cardAnswerSchema>>> =>
  call("rpc/check_gift_card", { booking_id: id, token, code }, cardAnswerSchema);
