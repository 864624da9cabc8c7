import { lostCents } from "../../../domain/payment/cancel-figures.ts";
import { methodsOf } from "../../../domain/payment/ways.ts";
import { REFUND_TIMES } from "../../../domain/terms/cancellation-policy.ts";
import { day, money, moneyShort } from "../write.ts";
import { refundPartsText, refundRoute } from "./refund-route.ts";

type Moves = typeof import("../../en/payment/moves.ts");

export const differenceWords: Moves["differenceWords"] = (cents) =>
  cents === 0 ? "narxi bir xil" : `${cents > 0 ? "+" : ""}${moneyShort(cents)}`;

const { processing_hours, card_business_days } = REFUND_TIMES;

const OWN_MOVE = { costs: "Yangi sana hammangiz uchun" };

export const moveSentences: Moves["moveSentences"] = (
  { difference_cents, owed_cents, due_on, back_cents },
  parts = [],
  say = OWN_MOVE,
) => {
  const { takes, byDay } = refundRoute(methodsOf(parts));
  const arrivalText = byDay
    ? `, bankingizga ${card_business_days.from}–${card_business_days.to} ish kuni kerak boʻladi.`
    : `. ${takes}`;
  const price =
    difference_cents === 0
      ? "Narx oʻzgarmaydi."
      : `${say.costs} ${money(Math.abs(difference_cents))} ${difference_cents > 0 ? "qimmatroq" : "arzonroq"}.`;
  const owedText =
    owed_cents > 0 && due_on !== null
      ? [`Shunda ${day(due_on)} gacha yana ${money(owed_cents)} toʻlash kerak. Oʻrinlar sizda qoladi.`]
      : [];
  const refundText =
    back_cents > 0
      ? [
          `${refundPartsText(back_cents, parts)}${parts.length > 1 ? ". Biz" : ": biz"} ${processing_hours} soat ichida boshlaymiz${arrivalText}`.trim(),
        ]
      : [];
  return [price, ...owedText, ...refundText];
};

const DESK_CHANGE = { costs: "Broningiz hammangiz uchun" };

export const changeMoney: Moves["changeMoney"] = (change, parts = []) => moveSentences(change, parts, DESK_CHANGE);

export const keptAmountSentences: Moves["keptAmountSentences"] = (kept_cents, refund) => [
  ...(kept_cents > 0 ? [`Bronni keyinroq bekor qilsangiz, kamida ${money(kept_cents)} ushlab qolamiz.`] : []),
  `Bronni bekor qilsangiz: ${refund}`,
];

const AFTER = { change: "Bu oʻzgarishdan keyin", refund: "Bu qaytarishdan keyin" };
const FROM = { change: "shu oʻzgarishdan", refund: "shu qaytarishdan" };

export const cancelSentence: Moves["cancelSentence"] = (
  { cancel_before_cents, cancel_after_cents, back_cents },
  what = "change",
) => {
  const refundClause = back_cents > 0 ? ` va yana ${FROM[what]} ${money(back_cents)}` : "";
  return `Bugun bekor qilinsa, ${money(cancel_before_cents)} qaytariladi. ${AFTER[what]} bekor qilinsa, ${money(cancel_after_cents)}${refundClause} qaytariladi.`;
};

export const cancelWarning: Moves["cancelWarning"] = (figures) => {
  const lost = lostCents(figures);
  if (lost === 0) return null;
  const cancellationClause =
    figures.cancel_after_cents === 0 ? "hech narsa qaytarilmaydi" : `${money(lost)} kam qaytariladi`;
  return `Bu oʻzgarishdan keyin bekor qilinsa, ${cancellationClause}. Hozirgi qaytarish summasi endi amal qilmaydi.`;
};
