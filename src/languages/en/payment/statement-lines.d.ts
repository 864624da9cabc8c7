import { type Movement } from "../../../domain/payment/statement.ts";
export declare const paymentWords: (method: string | null | undefined) => string;
export type StatementLine = {
    what: string;
    amount: string;
    when: string;
};
export declare const statementLines: (movements: readonly Movement[]) => StatementLine[];
