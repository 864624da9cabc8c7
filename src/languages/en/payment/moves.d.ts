import type { Move } from "../../../domain/booking/move/move-answer.ts";
import { type CancelFigures } from "../../../domain/payment/cancel-figures.ts";
import { type RefundPart } from "../../../domain/payment/ways.ts";
export declare const differenceWords: (cents: number) => string;
export type MoveFigures = Pick<Move, "difference_cents" | "owed_cents" | "due_on" | "back_cents">;
/** The mail of the move repeats these sentences. */
export declare function moveSentences({ difference_cents, owed_cents, due_on, back_cents }: MoveFigures, parts?: readonly RefundPart[], say?: {
    costs: string;
}): string[];
export declare const changeMoney: (change: MoveFigures, parts?: readonly RefundPart[]) => string[];
export declare const keptAmountSentences: (kept_cents: number, refund: string) => string[];
export declare function cancelSentence({ cancel_before_cents, cancel_after_cents, back_cents }: CancelFigures, what?: "change" | "refund"): string;
export declare function cancelWarning(figures: CancelFigures): string | null;
