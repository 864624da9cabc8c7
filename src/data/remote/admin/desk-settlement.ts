import * as v from "valibot";
import {
  type SettlementPayment,
  settlementPaymentSchema,
} from "../../../domain/desk/payments/settlement/settlement-schema.ts";
import { type DeskAnswer, deskCall, refused } from "./desk-call.ts";

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
