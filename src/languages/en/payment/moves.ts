import type { Move } from "../../../domain/booking/move/move-answer.ts";
import { type CancelFigures, lostCents } from "../../../domain/booking/move/move-outlook.ts";
import { methodsOf, type RefundPart } from "../../../domain/payment/payment-ways.ts";
import { REFUND_TIMES } from "../../../domain/terms/cancellation-policy.ts";
import { day, money, moneyShort } from "../write.ts";
import { refundPartsText, refundRoute } from "./refund-route.ts";

export const differenceWords = (cents: number): string =>
  cents === 0 ? "same price" : `${cents > 0 ? "+" : ""}${moneyShort(cents)}`;

export type MoveFigures = Pick<Move, "difference_cents" | "owed_cents" | "due_on" | "back_cents">;

const { processing_hours, card_business_days } = REFUND_TIMES;

const OWN_MOVE = { costs: "The new day costs" };

export function moveSentences(
  { difference_cents, owed_cents, due_on, back_cents }: MoveFigures,
  parts: readonly RefundPart[] = [],
  say = OWN_MOVE,
): string[] {
  const { takes, byDay } = refundRoute(methodsOf(parts));
  const arrivalText = byDay
    ? `, your bank takes ${card_business_days.from} to ${card_business_days.to} business days.`
    : `. ${takes}`;
  const price =
    difference_cents === 0
      ? "The price stays the same."
      : `${say.costs} ${money(Math.abs(difference_cents))} ${difference_cents > 0 ? "more" : "less"} in all.`;
  const owedText =
    owed_cents > 0 && due_on !== null
      ? [`You then owe ${money(owed_cents)}, due by ${day(due_on)}. Your seats stay yours.`]
      : [];
  const refundText =
    back_cents > 0
      ? [
          `${refundPartsText(back_cents, parts)}${parts.length > 1 ? ". We" : ": we"} start within ${processing_hours} hours${arrivalText}`.trim(),
        ]
      : [];
  return [price, ...owedText, ...refundText];
}

const DESK_CHANGE = { costs: "Your booking costs" };

export const changeMoney = (change: MoveFigures, parts: readonly RefundPart[] = []): string[] =>
  moveSentences(change, parts, DESK_CHANGE);

export const keptAmountSentences = (kept_cents: number, refund: string): string[] => [
  ...(kept_cents > 0 ? [`If you cancel later, we keep at least ${money(kept_cents)}.`] : []),
  `If you cancel: ${refund}`,
];

export function cancelSentence(
  { cancel_before_cents, cancel_after_cents, back_cents }: CancelFigures,
  what: "change" | "refund" = "change",
): string {
  const refundClause = back_cents > 0 ? `, plus the ${money(back_cents)} from this ${what}` : "";
  return `If you cancel today, you get ${money(cancel_before_cents)}. After this ${what}, you get ${money(cancel_after_cents)}${refundClause}.`;
}

export function cancelWarning(figures: CancelFigures): string | null {
  const lost = lostCents(figures);
  if (lost === 0) return null;
  const cancellationClause =
    figures.cancel_after_cents === 0 ? "cancelling refunds nothing" : `cancelling refunds ${money(lost)} less`;
  return `After this change ${cancellationClause}. The refund you have now no longer applies.`;
}
