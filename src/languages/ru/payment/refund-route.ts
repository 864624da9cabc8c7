import { refundRouteIn } from "../../../domain/payment/refund-route.ts";
import { methodsOf } from "../../../domain/payment/payment-ways.ts";
import { REFUND_TIMES } from "../../../domain/terms/cancellation-policy.ts";
import { money } from "../write.ts";

const { processing_hours, card_business_days, bank_days } = REFUND_TIMES;

const BY_BANK = `от ${bank_days.from} до ${bank_days.to} дней`;

export const refundRoute: typeof import("../../en/payment/refund-route.ts").refundRoute = refundRouteIn(
  {
    provider: {
      to: "на ту же карту",
      takes: `На карту деньги затем идут от ${card_business_days.from} до ${card_business_days.to} рабочих дней, банковским переводом — ${BY_BANK}.`,
    },
    cash: { to: "наличными в нашем офисе", takes: "Когда забрать наличные, мы договоримся с вами." },
    bank_transfer: { to: "банковским переводом", takes: `Банковский перевод затем идёт ${BY_BANK}.` },
    gift_card: {
      to: "на ту же подарочную карту",
      takes: "Если срок карты истёк, она больше не действует; тогда мы вам напишем.",
    },
  },
  " и ",
);

export const REFUND_STARTS: typeof import("../../en/payment/refund-route.ts").REFUND_STARTS = `Мы начнём возврат в течение ${processing_hours} часов.`;

export const refundPartsText: typeof import("../../en/payment/refund-route.ts").refundPartsText = (
  amount,
  refundParts,
) => {
  if (refundParts.length < 2) return `Возвращаем ${money(amount)} ${refundRoute(methodsOf(refundParts)).to}`;
  const partTexts = refundParts.map((part) => `${money(part.cents)} ${refundRoute([part.method]).to}`);
  return `Возвращаем ${money(amount)}: ${partTexts.slice(0, -1).join(", ")} и ${partTexts.at(-1)}`;
};
