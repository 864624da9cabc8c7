export const ATTENTION_CODES = [
  "paid_after_hold",
  "paid_after_cancellation",
  "paid_after_erasure",
  "paid_too_much",
  "paid_twice",
  "amount_differs",
  "partly_refunded",
  "refund_failed",
  "refunded_twice",
  "refund_waits",
  "refund_by_hand",
  "card_voided",
  "balance_missed",
  "departure_cancelled",
] as const;
export type AttentionCode = (typeof ATTENTION_CODES)[number];

export type AttentionPart = { code: AttentionCode; amount: string | undefined } | { written: string };

const isCode = (part: string): part is AttentionCode => ATTENTION_CODES.some((code) => code === part);

export const attentionParts = (reason: string): AttentionPart[] =>
  reason.split(". ").map((written) => {
    const [code = "", amount] = written.split(":");
    return isCode(code) ? { code, amount } : { written };
  });
