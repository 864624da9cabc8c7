import { lostCents } from "../../../domain/booking/move/move-outlook.ts";
import { methodsOf } from "../../../domain/payment/payment-ways.ts";
import { REFUND_TIMES } from "../../../domain/terms/cancellation-policy.ts";
import { day, money, moneyShort } from "../write.ts";
import { refundPartsText, refundRoute } from "./refund-route.ts";

export const differenceWords: typeof import("../../en/payment/moves.ts").differenceWords = (cents) =>
  cents === 0 ? "narxi oʻsha" : `${cents > 0 ? "+" : ""}${moneyShort(cents)}`;

const { processing_hours, card_business_days } = REFUND_TIMES;

const OWN_MOVE = { costs: "Yangi sana" };

export const moveSentences: typeof import("../../en/payment/moves.ts").moveSentences = (
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
      : `${say.costs} jami ${money(Math.abs(difference_cents))} ${difference_cents > 0 ? "qimmatroq" : "arzonroq"}.`;
  const owedText =
    owed_cents > 0 && due_on !== null
      ? [
          `Shundan keyin ${money(owed_cents)} toʻlashingiz kerak, muddati: ${day(due_on)}. Oʻrinlaringiz saqlanib qoladi.`,
        ]
      : [];
  const refundText =
    back_cents > 0
      ? [
          `${refundPartsText(back_cents, parts)}${parts.length > 1 ? ". Buni" : ": buni"} ${processing_hours} soat ichida boshlaymiz${arrivalText}`.trim(),
        ]
      : [];
  return [price, ...owedText, ...refundText];
};

const DESK_CHANGE = { costs: "Broningiz" };

export const changeMoney: typeof import("../../en/payment/moves.ts").changeMoney = (change, parts = []) =>
  moveSentences(change, parts, DESK_CHANGE);

export const keptAmountSentences: typeof import("../../en/payment/moves.ts").keptAmountSentences = (
  kept_cents,
  refund,
) => [...(kept_cents > 0 ? [`Keyinroq bekor qilsangiz, kamida ${money(kept_cents)} ushlab qolamiz.`] : []), refund];

export const cancelSentence: typeof import("../../en/payment/moves.ts").cancelSentence = (
  { cancel_before_cents, cancel_after_cents, back_cents },
  what = "change",
) => {
  const [after, from] =
    what === "change"
      ? ["Bu oʻzgarishdan keyin", "shu oʻzgarish uchun"]
      : ["Bu pul qaytarilgandan keyin", "shu qaytarish boʻyicha"];
  const refundClause = back_cents > 0 ? `, yana ${from} ${money(back_cents)}` : "";
  return `Bugun bekor qilsangiz, sizga ${money(cancel_before_cents)} qaytariladi. ${after} sizga ${money(cancel_after_cents)}${refundClause} qaytariladi.`;
};

export const cancelWarning: typeof import("../../en/payment/moves.ts").cancelWarning = (figures) => {
  const lost = lostCents(figures);
  if (lost === 0) return null;
  const cancellationClause =
    figures.cancel_after_cents === 0
      ? "bekor qilganda hech narsa qaytarilmaydi"
      : `bekor qilganda ${money(lost)} kamroq qaytariladi`;
  return `Bu oʻzgarishdan keyin ${cancellationClause}. Hozirgi qaytarish sharti endi amal qilmaydi.`;
};
