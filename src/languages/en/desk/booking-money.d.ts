import type { AccountBalance } from "../../../domain/payment/statement.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import { type RefundStanding } from "../../../domain/desk/payments/refund-figures.ts";
import { type RefundPart } from "../../../domain/payment/ways.ts";
export declare const RECORD_MONEY: {
    act: string;
    title: string;
    lead: string;
    method: string;
    currency: string;
    amount: (currency: string) => string;
    rate: (currency: string) => string;
    rateHint: string;
    note: string;
    save: string;
    back: string;
    done: string;
    doneStray: string;
};
type Owing = Pick<BookingDetail, "status" | "owed_cents" | "customer_email" | "balance_due_on">;
export declare function recordSentences(cents: number, { status, owed_cents, customer_email, balance_due_on }: Owing): string[];
export declare const VOID_PAYMENT: {
    label: string;
    title: string;
    text: string;
    act: string;
    done: string;
};
export declare const GIVE: {
    head: (cents: number, way: string) => string;
    label: (cents: number) => string;
    title: (cents: number) => string;
    text: string;
    act: string;
    done: string;
    by: (who: string, when: string) => string;
};
/** A refund that the provider refused stays promised until an admin sends it. */
export declare const UNSENT: {
    send: string;
    sendTitle: (cents: number) => string;
    sendText: string;
    sending: string;
    give: (cents: number) => string;
    giveText: string;
};
/** The provider sent a refund that an admin had given in cash. */
export declare const TWICE: {
    head: (cents: number) => string;
    title: (cents: number) => string;
    cash: string;
    cashText: string;
    transfer: string;
    transferText: string;
    waive: string;
    waiveText: string;
    done: string;
};
export declare const RECORDED: {
    who: (who: string | null | undefined) => string | null;
    by: (way: string, who: string, note: string | null) => string;
    stillToPay: (owed_cents: number, due: string | null) => string;
};
export declare const refundTargetText: (cents: number, parts: readonly RefundPart[]) => string;
type Refunded = {
    status: string;
    standing: RefundStanding;
};
export declare function refundOutlookText({ status, standing }: Refunded, cents: number, today: string): string;
export declare const STATEMENT: {
    title: string;
    standing: ({ owed, promised, twice }: AccountBalance) => string;
};
export {};
