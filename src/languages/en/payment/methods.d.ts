import type { Charged } from "../../../domain/payment/methods.ts";
export declare const methodWords: (method: string) => string;
export declare const chargedAmountText: ({ currency, amount, rate }: Charged) => string;
