import { REFUND_TIMES } from "../terms/cancellation-policy.ts";
import { wayBack } from "./way-back.ts";
import { day, money, moneyShort } from "../words.ts";
import { goesBack, methodsOf, type PartBack } from "./ways.ts";
import type { Move } from "../booking/move/move-answer.ts";
import type { MoveOutlook } from "../booking/move/move-outlook.ts";

/** '+$40', 'same price', '-$20': beside a day to choose. */
export const differenceWords = (cents: number): string =>
  cents === 0 ? "same price" : `${cents > 0 ? "+" : ""}${moneyShort(cents)}`;

type Figures = Pick<Move, "difference_cents" | "owed_cents" | "due_on" | "back_cents">;

const { processing_hours, card_business_days } = REFUND_TIMES;

/** How a move of one's own is spoken of; what the desk changes has other words. */
const OWN_MOVE = { costs: "The new day costs" };

/** What a move does to the money, sentence by sentence; the same before it is asked for and in the mail about it. */
export function moveSentences(
  { difference_cents, owed_cents, due_on, back_cents }: Figures,
  parts: readonly PartBack[] = [],
  say = OWN_MOVE,
): string[] {
  const { takes, byDay } = wayBack(methodsOf(parts));
  const then = byDay
    ? `, your bank takes ${card_business_days.from} to ${card_business_days.to} business days.`
    : `. ${takes}`;
  const price =
    difference_cents === 0
      ? "The price stays the same."
      : `${say.costs} ${money(Math.abs(difference_cents))} ${difference_cents > 0 ? "more" : "less"} in all.`;
  const owed =
    owed_cents > 0 && due_on !== null
      ? [`${money(owed_cents)} is then still to be paid, by ${day(due_on)}. Your seats are yours meanwhile.`]
      : [];
  const back =
    back_cents > 0
      ? [
          `${goesBack(back_cents, parts)}${parts.length > 1 ? ". We" : ": we"} start within ${processing_hours} hours${then}`.trim(),
        ]
      : [];
  return [price, ...owed, ...back];
}

/** In the mail about a change: what any later cancellation keeps, and what cancelling brings as it stands now. */
export const keepsSentences = (kept_cents: number, refund: string): string[] => [
  ...(kept_cents > 0 ? [`Cancelling later keeps at least ${money(kept_cents)}.`] : []),
  `If you cancel: ${refund}`,
];

export type CancelFigures = Pick<MoveOutlook, "cancel_before_cents" | "cancel_after_cents" | "back_cents">;

/** What cancelling brings today and right after a change, said before it is made. */
export function cancelSentence(
  { cancel_before_cents, cancel_after_cents, back_cents }: CancelFigures,
  what: "change" | "refund" = "change",
): string {
  const besides = back_cents > 0 ? `, besides the ${money(back_cents)} that this ${what} gives back` : "";
  return `Cancel today: ${money(cancel_before_cents)} back. After this ${what}: ${money(cancel_after_cents)} back${besides}.`;
}

/** Said loudly where a change makes cancelling bring less; null where it does not. */
export function cancelWarning({ cancel_before_cents, cancel_after_cents, back_cents }: CancelFigures): string | null {
  const less = cancel_before_cents - cancel_after_cents - back_cents;
  if (less <= 0) return null;
  const rest = cancel_after_cents === 0 ? "nothing comes back on cancelling" : `cancelling brings ${money(less)} less`;
  return `After this change ${rest}. The refund that the booking promises now no longer applies.`;
}
