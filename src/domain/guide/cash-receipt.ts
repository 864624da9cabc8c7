import * as v from "valibot";
import { fromBase64url, toBase64url } from "../base64url.ts";
import { uuid } from "../schemas.ts";

/** The traveler's phone stores it before the books have the payment. */
export type CashReceipt = {
  payment_id: string;
  amount_cents: number;
  currency: string;
  charged_minor: number | null;
  seen_at: string;
  guide_name: string;
  reference: string;
};

const VERSION = 1;
const KEY = "receipt";
const MOST_CENTS = 5_000_000;
const MOST_LETTERS = 2_000;
const amount = v.pipe(v.number(), v.integer(), v.minValue(1));

// An array is shorter than an object, and each letter makes the code harder to scan in the sun.
const receiptSchema = v.pipe(
  v.tuple([
    v.literal(VERSION),
    uuid,
    v.pipe(amount, v.maxValue(MOST_CENTS)),
    v.picklist(["USD", "UZS"]),
    v.nullable(amount),
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000)),
    v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
    v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  ]),
  v.transform(
    ([, payment_id, amount_cents, currency, charged_minor, seenAtMs, guide_name, reference]): CashReceipt => ({
      payment_id,
      amount_cents,
      currency,
      charged_minor,
      seen_at: new Date(seenAtMs).toISOString(),
      guide_name,
      reference,
    }),
  ),
);

/** Escaping letters beyond ASCII avoids an encoder. */
const toBytes = (json: string): Uint8Array =>
  Uint8Array.from(
    json.replaceAll(/[^ -~]/g, (letter) => String.raw`\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`),
    (letter) => letter.charCodeAt(0),
  );
const fromBytes = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

export function receiptHash(receipt: CashReceipt): string {
  const { payment_id, amount_cents, currency, charged_minor, seen_at, guide_name, reference } = receipt;
  const seenAtMs = Date.parse(seen_at);
  const row = [
    VERSION,
    payment_id,
    amount_cents,
    currency,
    charged_minor,
    seenAtMs,
    guide_name.slice(0, 80),
    reference,
  ];
  return `#${KEY}=${toBase64url(toBytes(JSON.stringify(row)))}`;
}

export type ReadReceipt = { ok: true; receipt: CashReceipt } | { ok: false; code: "newer_version" | "damaged" };

const versioned = v.looseTuple([v.pipe(v.number(), v.integer(), v.gtValue(VERSION))]);

/** Anyone can write such an address, so the screen shows a claim and never a payment. */
export function readReceipt(hash: string): ReadReceipt | null {
  const encodedReceipt = new RegExp(`^#${KEY}=(.*)$`).exec(hash)?.[1];
  if (encodedReceipt === undefined) return null;
  try {
    const row: unknown = JSON.parse(
      fromBytes(fromBase64url(encodedReceipt.slice(0, MOST_LETTERS)) ?? new Uint8Array()),
    );
    const parsed = v.safeParse(receiptSchema, row);
    if (parsed.success) return { ok: true, receipt: parsed.output };
    return { ok: false, code: v.is(versioned, row) ? "newer_version" : "damaged" };
  } catch {
    return { ok: false, code: "damaged" };
  }
}
