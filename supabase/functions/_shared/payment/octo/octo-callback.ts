import * as v from "valibot";
import { statusFromOcto } from "../../../../../src/domain/payment/octo-status.ts";
import { sameSecret } from "../../same-secret.ts";
import { isPlainText } from "../../text/plain-text.ts";
import type { Callback } from "../provider.ts";
import type { OctoConfig } from "./octo-config.ts";
import { fieldsOf } from "./octo-wire.ts";

type Signed = { uuid: string; status: string; hashKey: string; signature: string };
type Keys = Pick<OctoConfig, "signature" | "uniqueKey" | "secret" | "signaturePrefix">;

const sha1 = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-1", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** Octo's documents disagree about the formula, so configuration chooses it. */
const expectedSignature = async (keys: Keys, { uuid, status, hashKey }: Signed): Promise<string> => {
  if (keys.signature === "A") return sha1(`${keys.uniqueKey}${uuid}${status}`);
  if (keys.signature === "B") return sha1(`${await sha1(`${keys.secret}${hashKey}`)}${uuid}${status}`);
  const inner = await sha1(`${keys.signaturePrefix}${keys.secret}${hashKey}`);
  return sha1(`${inner.toUpperCase()}${uuid}${status}`);
};

const signatureFits = async (keys: Keys, signed: Signed): Promise<boolean> =>
  keys.signature === "off" || (await sameSecret(signed.signature.toLowerCase(), await expectedSignature(keys, signed)));

const name = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));
const loose = v.fallback(v.nullish(v.string(), ""), "");

/** Other fields of a callback may be null, numbers or new. */
const callbackSchema = v.object({
  shop_transaction_id: v.fallback(v.nullish(name, null), null),
  octo_payment_UUID: name,
  status: v.pipe(v.string(), v.regex(/^[\w -]{1,50}$/)),
  signature: loose,
  hash_key: loose,
});

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
  const storedFields: Record<string, string | number | boolean> = {};
  for (const field of keptFields) {
    const value = fields[field];
    if (typeof value === "string" && isPlainText(value)) storedFields[field] = value.slice(0, longestKept);
    if (typeof value === "number" || typeof value === "boolean") storedFields[field] = value;
  }
  return storedFields;
}

export async function readOctoCallback(config: OctoConfig, message: unknown): Promise<Callback | null> {
  const fields = fieldsOf(message);
  const parsed = v.safeParse(callbackSchema, fields);
  if (!parsed.success) return null;
  const { signature, hash_key: hashKey, shop_transaction_id, octo_payment_UUID: uuid, status } = parsed.output;
  const storedFields = keptOf(fields);
  return {
    references: shop_transaction_id === null ? [uuid] : [shop_transaction_id, uuid],
    key: `${uuid}:${status}:${Number(storedFields.refunded_sum ?? 0) || 0}`,
    hint: statusFromOcto(status),
    trusted: await signatureFits(config, { uuid, status, hashKey, signature }),
    payload: { shop_transaction_id, octo_payment_UUID: uuid, status, ...storedFields },
  };
}
