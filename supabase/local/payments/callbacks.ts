import { createHash } from "node:crypto";
import type { SandboxPayment, SandboxStatus } from "./payment-store.ts";

const retryAfterMs = [0, 1_000, 5_000];
const answerWithinMs = 5_000;

const signatureOf = (uniqueKey: string, uuid: string, status: string) =>
  createHash("sha1").update(`${uniqueKey}${uuid}${status}`).digest("hex").toUpperCase();

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** Tells the shop of a status, three times at most, as Octo does; the shop's 200 ends it. */
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
    refunded_sum: payment.refunds.reduce((sum, refund) => sum + refund.amount, 0),
    maskedPan: masked_pan ?? "",
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

/** What each card does after it paid, by its last four digits. */
export const callbacksOf = async (payment: SandboxPayment, card: string, uniqueKey: string) => {
  if (card.endsWith("0004")) return;
  if (card.endsWith("0003")) await wait(5_000);
  await sendCallback(payment, uniqueKey);
  if (!card.endsWith("0005")) return;
  await sendCallback(payment, uniqueKey, "wait_user_action");
  await sendCallback(payment, uniqueKey);
};
