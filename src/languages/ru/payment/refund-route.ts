import { refundRouteIn } from "../../../domain/payment/refund-route.ts";
import { methodsOf } from "../../../domain/payment/ways.ts";
import { REFUND_TIMES } from "../../../domain/terms/cancellation-policy.ts";
import { money } from "../write.ts";

type Route = typeof import("../../en/payment/refund-route.ts");

const { processing_hours, card_business_days, bank_days } = REFUND_TIMES;

export const refundRoute: Route["refundRoute"] = refundRouteIn(
  {
    provider: {
      to: "на карту, которой вы платили",
      takes: `На карту деньги идут ${card_business_days.from}–${card_business_days.to} рабочих дней, банковским переводом ${bank_days.from}–${bank_days.to} дней.`,
    },
    cash: { to: "наличными в нашем офисе", takes: "Мы договоримся с вами, когда забрать деньги." },
    bank_transfer: {
      to: "банковским переводом",
      takes: `Банковский перевод идёт ${bank_days.from}–${bank_days.to} дней.`,
    },
    gift_card: {
      to: "на подарочную карту, которой вы платили",
      takes: "Если срок подарочной карты истёк, он не продлевается; тогда мы вам напишем.",
    },
  },
  " и ",
);

export const REFUND_STARTS: Route["REFUND_STARTS"] = `Мы начнём возврат в течение ${processing_hours} часов.`;

export const refundPartsText: Route["refundPartsText"] = (amount, refundParts) => {
  if (refundParts.length < 2) return `${money(amount)} вернётся ${refundRoute(methodsOf(refundParts)).to}`;
  const partTexts = refundParts.map((part) => `${money(part.cents)} ${refundRoute([part.method]).to}`);
  return `${money(amount)} вернётся так: ${partTexts.slice(0, -1).join(", ")} и ${partTexts.at(-1)}`;
};
