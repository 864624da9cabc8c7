import * as v from "valibot";
import { statusFromOcto } from "../../../../src/domain/payment/octo-status.ts";
import { isPlainText } from "../plain-text.ts";
import type { Callback } from "../provider.ts";
import type { OctoConfig } from "./octo-config.ts";
import { signatureFits } from "./octo-signature.ts";
import { fieldsOf } from "./octo-wire.ts";

const name = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));
const loose = v.fallback(v.nullish(v.string(), ""), "");

/** All that is needed of a callback. Whatever else it carries may be null, a number or new. */
const callbackSchema = v.object({
  shop_transaction_id: v.fallback(v.nullish(name, null), null),
  octo_payment_UUID: name,
  status: v.pipe(v.string(), v.regex(/^[\w -]{1,50}$/)),
  signature: loose,
  hash_key: loose,
});

// Shown to who looks into a payment's log; what is not among them is not kept.
const keptFields = [
  "total_sum",
  "transfer_sum",
  "refunded_sum",
  "maskedPan",
  "card_type",
  "card_country",
  "rrn",
  "riskLevel",
  "payed_time",
  "is_physical_card",
];
const longestKept = 100;

function keptOf(fields: Record<string, unknown>): Record<string, string | number | boolean> {
  const kept: Record<string, string | number | boolean> = {};
  for (const field of keptFields) {
    const value = fields[field];
    if (typeof value === "string" && isPlainText(value)) kept[field] = value.slice(0, longestKept);
    if (typeof value === "number" || typeof value === "boolean") kept[field] = value;
  }
  return kept;
}

/** null: this is no callback of Octo's. */
export async function readOctoCallback(config: OctoConfig, message: unknown): Promise<Callback | null> {
  const fields = fieldsOf(message);
  const parsed = v.safeParse(callbackSchema, fields);
  if (!parsed.success) return null;
  const { signature, hash_key: hashKey, shop_transaction_id, octo_payment_UUID: uuid, status } = parsed.output;
  const kept = keptOf(fields);
  return {
    references: shop_transaction_id === null ? [uuid] : [shop_transaction_id, uuid],
    key: `${uuid}:${status}:${Number(kept.refunded_sum ?? 0) || 0}`,
    hint: statusFromOcto(status),
    trusted: await signatureFits(config, { uuid, status, hashKey, signature }),
    payload: { shop_transaction_id, octo_payment_UUID: uuid, status, ...kept },
  };
}
