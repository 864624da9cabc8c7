import * as v from "valibot";
import { tokenFromBytes, UUID_BYTES, uuidOf } from "../../../domain/base64url.ts";
import { addressIn, type Language } from "../../../domain/languages.ts";
import type { GiftCardOrder } from "../../../domain/payment/gift-card-order.ts";
import type { Result } from "../../../domain/result.ts";
import { textOrNull } from "../../../domain/schemas.ts";
import { args, createCalls, type VerbTable } from "../../net/call.ts";
import { env } from "../../net/env.ts";

const saleSchema = v.object({
  payment_id: v.string(),
  status: v.string(),
  amount_cents: v.number(),
  /** Null without the order's token, and until the payment has arrived. */
  card: v.nullable(v.object({ code: v.string(), to_name: v.string(), to_address: textOrNull })),
});
export type GiftCardSale = v.InferOutput<typeof saleSchema>;

export const GIFT_CARD_VERBS = {
  "rpc/order_gift_card": {
    args: args<{ card: GiftCardOrder & { id: string; language: Language } }>(),
    answer: v.object({ ok: v.literal(true) }),
  },
  "functions/create-payment": {
    args: args<{ gift_card: { payment_id: string }; return_url: string }>(),
    answer: v.object({ url: v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+/i)) }),
  },
  "rpc/gift_card_sale": { args: args<{ payment_id: string; token: string | null }>(), answer: v.nullable(saleSchema) },
  "functions/payment-status": { args: args<{ payment_id: string }>(), answer: v.object({ status: v.string() }) },
} satisfies VerbTable;
const calls = createCalls(GIFT_CARD_VERBS);

/** The order's id is the hash of its token, so the address shows the id and only the buyer has the token. */
async function orderIdOf(token: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return uuidOf(new Uint8Array(hash, 0, UUID_BYTES));
}

/** Each attempt makes a new order, because an unpaid order costs nothing and expires. */
export async function buyGiftCard(
  order: GiftCardOrder,
  language: Language,
): Promise<Result<{ url: string; token: string }>> {
  const token = tokenFromBytes(crypto.getRandomValues(new Uint8Array(32)));
  const id = await orderIdOf(token);
  const ordered = await calls("rpc/order_gift_card", { card: { ...order, id, language } });
  if (!ordered.ok) return ordered;
  const return_url = `${env.siteUrl}${addressIn(language, "/gift-cards/bought")}`;
  const opened = await calls("functions/create-payment", { gift_card: { payment_id: id }, return_url });
  return opened.ok ? { ok: true, value: { ...opened.value, token } } : opened;
}

export function giftCardReaders(token: string | null) {
  const fetch = (payment_id: string): Promise<Result<GiftCardSale | null>> =>
    calls("rpc/gift_card_sale", { payment_id, token });
  const refresh = async (payment_id: string) => {
    await calls("functions/payment-status", { payment_id });
    return fetch(payment_id);
  };
  return { fetch, refresh };
}
