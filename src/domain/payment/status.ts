export const PAYMENT_STATUSES = [
  "pending",
  "wait_user_action",
  "processing",
  "completed",
  "failed",
  "cancelled",
  "refunded",
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

const statusSet: ReadonlySet<string> = new Set(PAYMENT_STATUSES);

export const isPaymentStatus = (status: string): status is PaymentStatus => statusSet.has(status);

const open: ReadonlySet<string> = new Set(["pending", "wait_user_action", "processing"]);

export const isOpenStatus = (status: string): boolean => open.has(status);

export const hasFailed = (status: string): status is "failed" | "cancelled" =>
  status === "failed" || status === "cancelled";
