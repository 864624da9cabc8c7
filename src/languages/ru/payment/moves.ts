import { lostCents } from "../../../domain/payment/cancel-figures.ts";
import { methodsOf } from "../../../domain/payment/ways.ts";
import { REFUND_TIMES } from "../../../domain/terms/cancellation-policy.ts";
import { day, money, moneyShort } from "../write.ts";
import { refundPartsText, refundRoute } from "./refund-route.ts";

type Moves = typeof import("../../en/payment/moves.ts");

export const differenceWords: Moves["differenceWords"] = (cents) =>
  cents === 0 ? "цена та же" : `${cents > 0 ? "+" : ""}${moneyShort(cents)}`;

const { processing_hours, card_business_days } = REFUND_TIMES;

const OWN_MOVE = { costs: "Новая дата стоит" };

export const moveSentences: Moves["moveSentences"] = (
  { difference_cents, owed_cents, due_on, back_cents },
  parts = [],
  say = OWN_MOVE,
) => {
  const { takes, byDay } = refundRoute(methodsOf(parts));
  const arrivalText = byDay
    ? `, вашему банку нужно ${card_business_days.from}–${card_business_days.to} рабочих дней.`
    : `. ${takes}`;
  const price =
    difference_cents === 0
      ? "Цена не меняется."
      : `${say.costs} на ${money(Math.abs(difference_cents))} ${difference_cents > 0 ? "дороже" : "дешевле"} за всех.`;
  const owedText =
    owed_cents > 0 && due_on !== null
      ? [`Тогда до ${day(due_on)} нужно доплатить ${money(owed_cents)}. Места остаются за вами.`]
      : [];
  const refundText =
    back_cents > 0
      ? [
          `${refundPartsText(back_cents, parts)}${parts.length > 1 ? ". Мы" : ": мы"} начнём возврат в течение ${processing_hours} часов${arrivalText}`.trim(),
        ]
      : [];
  return [price, ...owedText, ...refundText];
};

const DESK_CHANGE = { costs: "Ваша бронь стоит" };

export const changeMoney: Moves["changeMoney"] = (change, parts = []) => moveSentences(change, parts, DESK_CHANGE);

export const keptAmountSentences: Moves["keptAmountSentences"] = (kept_cents, refund) => [
  ...(kept_cents > 0 ? [`Если вы отмените бронь позже, мы удержим не меньше ${money(kept_cents)}.`] : []),
  `Если вы отмените бронь: ${refund}`,
];

const AFTER = { change: "После этого изменения", refund: "После этого возврата" };
const FROM = { change: "от этого изменения", refund: "по этому возврату" };

export const cancelSentence: Moves["cancelSentence"] = (
  { cancel_before_cents, cancel_after_cents, back_cents },
  what = "change",
) => {
  const refundClause = back_cents > 0 ? ` и ещё ${money(back_cents)} ${FROM[what]}` : "";
  return `При отмене сегодня возвращается ${money(cancel_before_cents)}. ${AFTER[what]} возвращается ${money(cancel_after_cents)}${refundClause}.`;
};

export const cancelWarning: Moves["cancelWarning"] = (figures) => {
  const lost = lostCents(figures);
  if (lost === 0) return null;
  const cancellationClause =
    figures.cancel_after_cents === 0
      ? "при отмене не возвращается ничего"
      : `при отмене возвращается на ${money(lost)} меньше`;
  return `После этого изменения ${cancellationClause}. Нынешняя сумма возврата больше не действует.`;
};
