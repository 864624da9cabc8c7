import type * as v from "valibot";
import { cardAnswerSchema } from "../../domain/payment/gift-card.ts";
import { type Answer, call } from "../net/call.ts";

type Held = { id: string; token: string };

/** What the card would pay of this booking; nothing is taken yet. */
export const checkGiftCard = (
  { id, token }: Held,
  code: string,
): Promise<Answer<v.InferOutput<typeof cardAnswerSchema>>> =>
  call("rpc/check_gift_card", { booking_id: id, token, code }, cardAnswerSchema);
