import { lostCents } from "../../../domain/booking/move/move-outlook.ts";
import { methodsOf } from "../../../domain/payment/payment-ways.ts";
import { REFUND_TIMES } from "../../../domain/terms/cancellation-policy.ts";
import { day, money, moneyShort } from "../write.ts";
import { refundPartsText, refundRoute } from "./refund-route.ts";

export const differenceWords: typeof import("../../en/payment/moves.ts").differenceWords = (cents) =>
  cents === 0 ? "цена та же" : `${cents > 0 ? "+" : ""}${moneyShort(cents)}`;

const { processing_hours, card_business_days } = REFUND_TIMES;

const OWN_MOVE = { costs: "Новая дата" };

export const moveSentences: typeof import("../../en/payment/moves.ts").moveSentences = (
  { difference_cents, owed_cents, due_on, back_cents },
  parts = [],
  say = OWN_MOVE,
) => {
  const { takes, byDay } = refundRoute(methodsOf(parts));
  const arrivalText = byDay
    ? `, банку нужно от ${card_business_days.from} до ${card_business_days.to} рабочих дней.`
    : `. ${takes}`;
  const price =
    difference_cents === 0
      ? "Цена остаётся прежней."
      : `${say.costs}: всего на ${money(Math.abs(difference_cents))} ${difference_cents > 0 ? "дороже" : "дешевле"}.`;
  const owedText =
    owed_cents > 0 && due_on !== null
      ? [`После этого вам нужно не позднее ${day(due_on)} оплатить ещё ${money(owed_cents)}. Места остаются за вами.`]
      : [];
  const refundText =
    back_cents > 0
      ? [
          `${refundPartsText(back_cents, parts)}${parts.length > 1 ? ". Начнём" : ": начнём"} в течение ${processing_hours} часов${arrivalText}`.trim(),
        ]
      : [];
  return [price, ...owedText, ...refundText];
};

const DESK_CHANGE = { costs: "Ваша бронь" };

export const changeMoney: typeof import("../../en/payment/moves.ts").changeMoney = (change, parts = []) =>
  moveSentences(change, parts, DESK_CHANGE);

const inSentence = (text: string) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

export const keptAmountSentences: typeof import("../../en/payment/moves.ts").keptAmountSentences = (
  kept_cents,
  refund,
) => [
  ...(kept_cents > 0 ? [`Если вы отмените позже, мы удержим не меньше ${money(kept_cents)}.`] : []),
  `Если передумаете: ${inSentence(refund)}`,
];

export const cancelSentence: typeof import("../../en/payment/moves.ts").cancelSentence = (
  { cancel_before_cents, cancel_after_cents, back_cents },
  what = "change",
) => {
  const [after, from] =
    what === "change" ? ["После этого изменения", "за это изменение"] : ["После этого возврата", "по этому возврату"];
  const refundClause = back_cents > 0 ? ` и ещё ${money(back_cents)} ${from}` : "";
  return `Если отменить сегодня, вы получите ${money(cancel_before_cents)}. ${after} вы получите ${money(cancel_after_cents)}${refundClause}.`;
};

export const cancelWarning: typeof import("../../en/payment/moves.ts").cancelWarning = (figures) => {
  const lost = lostCents(figures);
  if (lost === 0) return null;
  const cancellationClause =
    figures.cancel_after_cents === 0
      ? "при отмене ничего не возвращается"
      : `при отмене возвращается на ${money(lost)} меньше`;
  return `После этого изменения ${cancellationClause}. Возврат, который действует сейчас, больше применяться не будет.`;
};
