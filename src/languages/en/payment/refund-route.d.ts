import { type RefundPart } from "../../../domain/payment/ways.ts";
export declare const refundRoute: (methods: readonly string[]) => import("../../../domain/payment/refund-route.ts").RefundRoute;
export declare const REFUND_STARTS: string;
export declare function refundPartsText(amount: number, refundParts: readonly RefundPart[]): string;
