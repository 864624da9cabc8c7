import * as v from "valibot";
import type { TimeRange } from "../../../domain/desk/lists/date-ranges.ts";
import { paymentDetailSchema, paymentRowSchema, paymentSummarySchema } from "../../../domain/desk/lists/desk-schema.ts";
import type { Money } from "../../../domain/desk/payments/money-form.ts";
import {
  type DeskAnswer,
  deskAct,
  deskCall,
  deskFunction,
  deskWrite,
  readFunction,
  refusalSchema,
  refused,
} from "./desk-call.ts";

export const PAYMENT_SORTS = ["created", "title", "amount", "status"] as const;
export type PaymentSort = (typeof PAYMENT_SORTS)[number];
export type PaymentFilter = TimeRange & {
  status: string | null;
  search: string | null;
  sort: PaymentSort;
  descending: boolean;
};

const argsOf = ({ status, from_time, to_time, search }: PaymentFilter) => ({ status, from_time, to_time, search });

export const paymentSummary = (filter: PaymentFilter) =>
  deskCall("admin_payment_summary", argsOf(filter), paymentSummarySchema);

export const paymentPage = (filter: PaymentFilter, skip: number, how_many: number) =>
  deskCall(
    "admin_payments",
    { ...argsOf(filter), sort: filter.sort, descending: filter.descending, skip, how_many },
    v.array(paymentRowSchema),
  );

export const paymentDetail = (payment_id: string) =>
  deskCall("admin_payment", { payment_id }, v.nullable(paymentDetailSchema));

export const markFailed = (payment_id: string, reason: string) => deskAct("admin_mark_failed", { payment_id, reason });

export const resendConfirmation = (payment_id: string) => deskAct("admin_resend_email", { payment_id });

/** Through the edge function, which sends the money on its way at once; null gives back all that is left. */
export const refundPayment = (
  payment_id: string,
  reason: string,
  amount_cents: number | null,
  expected?: Readonly<Record<string, unknown>>,
) =>
  deskFunction("refund-payment", {
    payment_id,
    reason,
    ...(amount_cents === null ? {} : { amount_cents }),
    ...(expected && { expected }),
  });

const recordedSchema = v.union([v.object({ ok: v.literal(true), outcome: v.string() }), refusalSchema]);

/** Money that somebody has in hand: its id is made where it is typed, so pressed twice is once. */
export async function recordMoney(booking_id: string, payment_id: string, money: Money) {
  const answer = await deskWrite("admin_record_money", { booking_id, payment_id, ...money }, recordedSchema);
  if (!answer.ok) return answer;
  return answer.value.ok ? answer.value : refused(answer.value.code, answer.value.field);
}

export const voidMoney = (payment_id: string, reason: string) => deskAct("admin_void_money", { payment_id, reason });

export const sendRefundAgain = (refund_id: string, reason: string) =>
  deskAct("admin_send_refund_again", { refund_id, reason });

export const markGiven = (refund_id: string, note: string) => deskAct("admin_give_by_hand", { refund_id, note });

const printedSchema = v.object({ html_content: v.string() });

/** A numbered document as it is printed, also one of no booking. */
export async function deskDocument(name: string): Promise<DeskAnswer<string>> {
  const answer = await readFunction("generate-pdf", { booking_data: { document: name } }, printedSchema);
  return answer.ok ? { ok: true, value: answer.value.html_content } : answer;
}
