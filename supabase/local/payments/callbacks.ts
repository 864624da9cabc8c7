import { createHash } from "node:crypto";
import { refundedOf, type SandboxPayment, type SandboxStatus } from "./payment-store.ts";

const retryAfterMs = [0, 1_000, 5_000];
const answerWithinMs = 5_000;

const signatureOf = (uniqueKey: string, uuid: string, status: string) =>
  createHash("sha1").update(`${uniqueKey}${uuid}${status}`).digest("hex").toUpperCase();

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

// Some banks fill these fields, others send null, in either type.
const cardFields = (masked: string | undefined) => {
  const last = masked?.at(-1);
  if (!masked || last === "5") return { maskedPan: null, rrn: null, card_type: null, card_country: null };
  const rrn = last === "3" ? 436_456_776_123 : "436456776123";
  return { maskedPan: masked, rrn, card_type: "internationalVisa", card_country: "UZ", is_physical_card: true };
};

export const sendCallback = async (
  payment: SandboxPayment,
  uniqueKey: string,
  status: SandboxStatus = payment.status,
) => {
  const { octo_payment_UUID, shop_transaction_id, total_sum, masked_pan } = payment;
  const body = JSON.stringify({
    shop_transaction_id,
    octo_payment_UUID,
    status,
    signature: signatureOf(uniqueKey, octo_payment_UUID, status),
    hash_key: createHash("sha1").update(octo_payment_UUID).digest("hex"),
    total_sum,
    transfer_sum: Math.round(total_sum * 96.5) / 100,
    refunded_sum: refundedOf(payment),
    riskLevel: 0,
    payed_time: status === "succeeded" ? new Date().toISOString().slice(0, 19).replace("T", " ") : null,
    ...cardFields(masked_pan),
  });
  for (const delay of retryAfterMs) {
    await wait(delay);
    const answer = await fetch(payment.notify_url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      signal: AbortSignal.timeout(answerWithinMs),
    }).catch((error: Error) => error);
    if (answer instanceof Response && answer.ok) return;
  }
  console.warn(`sandbox: ${payment.notify_url} did not take the callback '${status}' of ${shop_transaction_id}`);
};

export const callbacksOf = async (payment: SandboxPayment, card: string, uniqueKey: string) => {
  if (card.endsWith("0004")) return;
  if (card.endsWith("0003")) await wait(5_000);
  await sendCallback(payment, uniqueKey);
  if (!card.endsWith("0005")) return;
  await sendCallback(payment, uniqueKey, "wait_user_action");
  await sendCallback(payment, uniqueKey);
};
