import { refundRouteIn } from "../../../domain/payment/refund-route.ts";
import { methodsOf } from "../../../domain/payment/payment-ways.ts";
import { REFUND_TIMES } from "../../../domain/terms/cancellation-policy.ts";
import { money } from "../write.ts";

const { processing_hours, card_business_days, bank_days } = REFUND_TIMES;

const BY_BANK = `${bank_days.from}–${bank_days.to} kun`;

export const refundRoute: typeof import("../../en/payment/refund-route.ts").refundRoute = refundRouteIn(
  {
    provider: {
      to: "toʻlov qilgan kartangizga",
      takes: `Keyin pul kartaga ${card_business_days.from}–${card_business_days.to} ish kunida, bank oʻtkazmasi bilan ${BY_BANK}da yetib boradi.`,
    },
    cash: { to: "ofisimizda naqd", takes: "Naqd pulni qachon olishingizni siz bilan kelishamiz." },
    bank_transfer: { to: "bank oʻtkazmasi bilan", takes: `Keyin bank oʻtkazmasi ${BY_BANK}da yetib boradi.` },
    gift_card: {
      to: "toʻlov qilgan sovgʻa kartangizga",
      takes: "Sovgʻa kartasining muddati tugagan boʻlsa, u endi ishlamaydi; bunday holda sizga xat yozamiz.",
    },
  },
  " va ",
);

export const REFUND_STARTS: typeof import("../../en/payment/refund-route.ts").REFUND_STARTS = `Pul qaytarishni ${processing_hours} soat ichida boshlaymiz.`;

export const refundPartsText: typeof import("../../en/payment/refund-route.ts").refundPartsText = (
  amount,
  refundParts,
) => {
  if (refundParts.length < 2) return `${money(amount)} ${refundRoute(methodsOf(refundParts)).to} qaytariladi`;
  const partTexts = refundParts.map((part) => `${money(part.cents)} ${refundRoute([part.method]).to}`);
  return `${money(amount)} qaytariladi: ${partTexts.slice(0, -1).join(", ")} va ${partTexts.at(-1)}`;
};
