import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../../src/domain/languages.ts";
import { writeWhole } from "../state/state-folder.ts";

export type SandboxStatus = "created" | "wait_user_action" | "succeeded" | "canceled" | "failed";

export type SandboxRefund = {
  shop_refund_id: string;
  refund_id: string;
  refund_time: string;
  amount: number;
  status: "succeeded";
};

export type SandboxPayment = {
  octo_payment_UUID: string;
  shop_transaction_id: string;
  status: SandboxStatus;
  total_sum: number;
  currency: string;
  description: string;
  /** Payments that an older version stored lack it. */
  language?: Language | undefined;
  return_url: string;
  notify_url: string;
  expires_at: number;
  refunds: SandboxRefund[];
  masked_pan: string | undefined;
  wrong_codes: number;
  fiscal_number: number | null;
};

export const refundedOf = ({ refunds }: SandboxPayment): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

export const openPaymentStore = (stateDir: string) => {
  const path = join(stateDir, "sandbox-payments.json");
  const payments: SandboxPayment[] = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
  return {
    byTransaction: (id: string) => payments.find((payment) => payment.shop_transaction_id === id),
    byUuid: (uuid: string) => payments.find((payment) => payment.octo_payment_UUID === uuid),
    byRefund: (id: string) => payments.find(({ refunds }) => refunds.some(({ refund_id }) => refund_id === id)),
    size: () => payments.length,
    add: (payment: SandboxPayment) => payments.push(payment),
    save: () => writeWhole(path, JSON.stringify(payments)),
  };
};

export type PaymentStore = ReturnType<typeof openPaymentStore>;
