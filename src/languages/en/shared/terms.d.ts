import type { Terms } from "../../../domain/terms/cancellation-policy.ts";
import { type CancelledTrip } from "../../../domain/terms/cancel-timeline.ts";
import type { CancellationFee } from "../../../domain/terms/other-channels.ts";
import type { PaymentPlan } from "../../../domain/terms/payment-plan.ts";
import type { RefundStep } from "../../../domain/terms/refund.ts";
import { type RefundShare } from "../../../domain/terms/refund-share.ts";
export declare function refundWords({ percent, fee_per_person_cents, least_percent }: RefundShare): string;
export declare const refundRows: (terms: Terms) => [string, string][];
export declare const feeRows: (fees: readonly CancellationFee[]) => [string, string][];
export declare function cancelWords([now, after]: readonly RefundStep[], then?: boolean): string;
export declare const freeChangeText: (checkIn: string) => string;
export declare const FREE_CHANGE = "Free date change";
export declare const CHANGE_RULE = "You can change to another departure free until the day yours starts. If the new date costs more, you pay the difference. Changing never increases your refund.";
export type TimelineStep = {
    when: string;
    what: string;
};
/** The free change of date comes first, because it lasts longest. */
export declare function cancelTimeline(terms: Terms, trip: CancelledTrip, today: string): TimelineStep[];
export declare function planWords(plan: Partial<PaymentPlan> | null | undefined): string;
