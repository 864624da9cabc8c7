import { REFUND_TIMES } from "../terms/cancellation-policy.ts";
import { refundRoute } from "./refund-route.ts";
import { day, money, moneyShort } from "../../languages/en/write.ts";
import { refundPartsText, methodsOf, type RefundPart } from "./ways.ts";
import type { Move } from "../booking/move/move-answer.ts";
import type { MoveOutlook } from "../booking/move/move-outlook.ts";

export const differenceWords = (cents: number): string =>
  cents === 0 ? "same price" : `${cents > 0 ? "+" : ""}${moneyShort(cents)}`;

type Figures = Pick<Move, "difference_cents" | "owed_cents" | "due_on" | "back_cents">;

const { processing_hours, card_business_days } = REFUND_TIMES;

const OWN_MOVE = { costs: "The new day costs" };

/** The mail of the move repeats these sentences. */
export function moveSentences(
  { difference_cents, owed_cents, due_on, back_cents }: Figures,
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

export const keptAmountSentences = (kept_cents: number, refund: string): string[] => [
  ...(kept_cents > 0 ? [`If you cancel later, we keep at least ${money(kept_cents)}.`] : []),
  `If you cancel: ${refund}`,
];

export type CancelFigures = Pick<MoveOutlook, "cancel_before_cents" | "cancel_after_cents" | "back_cents">;

export function cancelSentence(
  { cancel_before_cents, cancel_after_cents, back_cents }: CancelFigures,
  what: "change" | "refund" = "change",
): string {
  const refundClause = back_cents > 0 ? `, plus the ${money(back_cents)} from this ${what}` : "";
  return `If you cancel today, you get ${money(cancel_before_cents)}. After this ${what}, you get ${money(cancel_after_cents)}${refundClause}.`;
}

export function cancelWarning({ cancel_before_cents, cancel_after_cents, back_cents }: CancelFigures): string | null {
  const lostCents = cancel_before_cents - cancel_after_cents - back_cents;
  if (lostCents <= 0) return null;
  const cancellationClause =
    cancel_after_cents === 0 ? "cancelling refunds nothing" : `cancelling refunds ${money(lostCents)} less`;
  return `After this change ${cancellationClause}. The refund you have now no longer applies.`;
}
