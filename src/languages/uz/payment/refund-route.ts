import { refundRouteIn } from "../../../domain/payment/refund-route.ts";
import { methodsOf } from "../../../domain/payment/ways.ts";
import { REFUND_TIMES } from "../../../domain/terms/cancellation-policy.ts";
import { money } from "../write.ts";

type Route = typeof import("../../en/payment/refund-route.ts");

const { processing_hours, card_business_days, bank_days } = REFUND_TIMES;

export const refundRoute: Route["refundRoute"] = refundRouteIn(
  {
    provider: {
      to: "siz toʻlagan kartaga",
      takes: `Pul kartaga ${card_business_days.from}–${card_business_days.to} ish kunida, bank oʻtkazmasi bilan ${bank_days.from}–${bank_days.to} kunda tushadi.`,
    },
    cash: { to: "ofisimizda naqd pulda", takes: "Pulni qachon olib ketishingizni siz bilan kelishamiz." },
    bank_transfer: {
      to: "bank oʻtkazmasi bilan",
      takes: `Bank oʻtkazmasi ${bank_days.from}–${bank_days.to} kun davom etadi.`,
    },
    gift_card: {
      to: "siz toʻlagan sovgʻa kartasiga",
      takes: "Muddati tugagan sovgʻa kartasining muddati uzaymaydi; bunday holda sizga oʻzimiz yozamiz.",
    },
  },
  " va ",
);

export const REFUND_STARTS: Route["REFUND_STARTS"] = `Pul qaytarishni ${processing_hours} soat ichida boshlaymiz.`;

export const refundPartsText: Route["refundPartsText"] = (amount, refundParts) => {
  if (refundParts.length < 2) return `${money(amount)} ${refundRoute(methodsOf(refundParts)).to} qaytariladi`;
  const partTexts = refundParts.map((part) => `${money(part.cents)} ${refundRoute([part.method]).to}`);
  return `${money(amount)} quyidagicha qaytariladi: ${partTexts.slice(0, -1).join(", ")} va ${partTexts.at(-1)}`;
};
