import * as v from "valibot";
import { addressIn, type Language } from "../../domain/languages.ts";
import type { GiftCardOrder } from "../../domain/payment/gift-card-order.ts";
import type { Result } from "../../domain/result.ts";
import { args, createCalls, type VerbTable } from "../net/call.ts";
import { env } from "../net/env.ts";

const saleSchema = v.object({
  payment_id: v.string(),
  status: v.string(),
  amount_cents: v.number(),
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
  "rpc/gift_card_sale": { args: args<{ payment_id: string }>(), answer: v.nullable(saleSchema) },
  "functions/payment-status": { args: args<{ payment_id: string }>(), answer: saleSchema },
} satisfies VerbTable;
const calls = createCalls(GIFT_CARD_VERBS);

/** Each attempt makes a new order, because an unpaid order costs nothing and expires. */
export async function buyGiftCard(order: GiftCardOrder, language: Language): Promise<Result<{ url: string }>> {
  const id = crypto.randomUUID();
  const ordered = await calls("rpc/order_gift_card", { card: { ...order, id, language } });
  if (!ordered.ok) return ordered;
  const return_url = `${env.siteUrl}${addressIn(language, "/gift-cards/bought")}`;
  return calls("functions/create-payment", { gift_card: { payment_id: id }, return_url });
}

const fetchSale = (payment_id: string): Promise<Result<GiftCardSale | null>> =>
  calls("rpc/gift_card_sale", { payment_id });

async function refreshedSale(payment_id: string): Promise<Result<GiftCardSale | null>> {
  const answer = await calls("functions/payment-status", { payment_id });
  return answer.ok ? answer : fetchSale(payment_id);
}

export const GIFT_CARD_READERS = { fetch: fetchSale, refresh: refreshedSale };
