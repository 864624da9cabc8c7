import * as v from "valibot";
import type { TimeRange } from "../../../domain/desk/lists/date-ranges.ts";
import { paymentDetailSchema, paymentRowSchema, paymentSummarySchema } from "../../../domain/desk/lists/desk-schema.ts";
import type { Money } from "../../../domain/payment/money-form.ts";
import {
  type DeskAnswer,
  deskAct,
  deskCall,
  deskFunction,
  deskWrite,
  readFunction,
  deskRefusalSchema,
  refused,
} from "./desk-call.ts";
import {
  type SettlementPayment,
  settlementPaymentSchema,
} from "../../../domain/desk/payments/settlement/settlement-schema.ts";
import { booksSchema, ledgerLinesSchema } from "../../../domain/desk/payments/books.ts";
import type { Rate } from "../../../domain/pricing/orientation.ts";
import { ratesSchema } from "../../../domain/pricing/rates-schema.ts";
import { type CodeFields, type DeskCode, deskCodeSchema } from "../../../domain/desk/payments/code-form.ts";
import { type GiftCardFields, giftCardListSchema } from "../../../domain/desk/payments/gift-card-form.ts";
import type { ListOrder } from "./desk-lists.ts";

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

const recordedSchema = v.union([v.object({ ok: v.literal(true), outcome: v.string() }), deskRefusalSchema]);

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

const PAGE_ROWS = 1_000;
/** More than the desk lays beside a file at once. */
const MOST_PAYMENTS = 10_000;

/** What the provider took between two instants, page by page; more than can be laid beside a file is refused. */
export async function paymentsBetween(
  from_time: string,
  to_time: string,
  progress: (rows: number) => void,
): Promise<DeskAnswer<SettlementPayment[]>> {
  const rows: SettlementPayment[] = [];
  for (;;) {
    const after = rows.at(-1)?.payment_id ?? null;
    const args = { from_time, to_time, after, how_many: PAGE_ROWS };
    const answer = await deskCall("admin_payments_between", args, v.array(settlementPaymentSchema));
    if (!answer.ok) return answer;
    rows.push(...answer.value);
    progress(rows.length);
    if (rows.length > MOST_PAYMENTS) return refused("too_many_payments");
    if (answer.value.length < PAGE_ROWS) return { ok: true, value: rows };
  }
}

/** `month` is 'yyyy-MM'. */
export const monthBooks = (month: string) => deskCall("admin_books", { month: `${month}-01` }, booksSchema);

export const ledgerPage = (month: string, up_to: number, after: number | null, how_many: number) =>
  deskCall("admin_ledger", { month: `${month}-01`, up_to, after, how_many }, ledgerLinesSchema);

export const deskRates = () => deskCall("admin_rates", {}, ratesSchema);

/** What stood there before one typed, by currency; as the server tells it where another admin was first. */
export type SeenRates = Readonly<Record<string, unknown>>;
export const seenRates = (rates: readonly Rate[]): SeenRates =>
  Object.fromEntries(rates.map(({ currency, per_dollar }) => [currency, per_dollar]));

export const saveRates = (rates: readonly Rate[], seen: SeenRates) => deskAct("admin_save_rates", { rates, seen });

export const allCodes = () => deskCall("admin_codes", {}, v.array(deskCodeSchema));
/** The revision is the one that was seen, 0 of a new one. */
export const saveCode = (code: CodeFields & Pick<DeskCode, "id" | "revision">) => deskAct("save_code", { code });

export type GiftCardFilter = { search: string | null; state: string | null } & ListOrder;
export const giftCardPage = (filter: GiftCardFilter, skip: number, how_many: number) =>
  deskCall("admin_gift_cards", { ...filter, skip, how_many }, giftCardListSchema);
export const voidGiftCard = (card_id: string, reason: string) => deskAct("void_gift_card", { card_id, reason });

const madeSchema = v.union([v.object({ ok: v.literal(true), code: v.string() }), deskRefusalSchema]);

/** The server makes the code and tells it once the card stands. */
export async function makeGiftCard(card: GiftCardFields & { id: string }): Promise<DeskAnswer<string>> {
  const answer = await deskWrite("make_gift_card", { card }, madeSchema);
  if (!answer.ok) return answer;
  return answer.value.ok ? { ok: true, value: answer.value.code } : refused(answer.value.code, answer.value.field);
}
