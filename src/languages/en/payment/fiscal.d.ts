import type { FiscalReceipt } from "../../../domain/payment/fiscal-receipts.ts";
export declare const fiscalMoney: (amount: number, currency: string) => string;
export declare function fiscalTitle({ kind, receipt_number }: FiscalReceipt): string;
export declare const fiscalLineWords: ({ mxik, package_code, vat, amount }: FiscalReceipt["lines"][number], currency: string) => string;
