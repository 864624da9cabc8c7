import type * as v from "valibot";
import { cardAnswerSchema, cardUsedSchema } from "../../domain/payment/gift-card.ts";
import { type Answer, call } from "../net/call.ts";

type Held = { id: string; token: string };

/** What the card would pay of this booking; nothing is taken yet. */
export const checkGiftCard = (
  { id, token }: Held,
  code: string,
): Promise<Answer<v.InferOutput<typeof cardAnswerSchema>>> =>
  call("rpc/check_gift_card", { booking_id: id, token, code }, cardAnswerSchema);

/** Pays with it, exactly what was shown. The payment's id is the device's: asked twice is paid once. */
export const payByGiftCard = (
  { id, token }: Held,
  card: { code: string; payment_id: string; expected_cents: number },
): Promise<Answer<v.InferOutput<typeof cardUsedSchema>>> =>
  call("rpc/use_gift_card", { booking_id: id, token, ...card }, cardUsedSchema);
