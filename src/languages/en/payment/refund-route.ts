import { methodsOf, type RefundPart } from "../../../domain/payment/payment-ways.ts";
import { refundRouteIn } from "../../../domain/payment/refund-route.ts";
import { REFUND_TIMES } from "../../../domain/terms/cancellation-policy.ts";
import { money } from "../write.ts";

const { processing_hours, card_business_days, bank_days } = REFUND_TIMES;

export const refundRoute = refundRouteIn(
  {
    provider: {
      to: "to the card you paid with",
      takes: `It then takes ${card_business_days.from} to ${card_business_days.to} business days to a card, ${bank_days.from} to ${bank_days.to} days by bank transfer.`,
    },
    cash: { to: "in cash from our office", takes: "We'll arrange with you when to collect the cash." },
    bank_transfer: {
      to: "by bank transfer",
      takes: `A bank transfer then takes ${bank_days.from} to ${bank_days.to} days.`,
    },
    gift_card: {
      to: "to the gift card you paid with",
      takes: "A gift card that has expired stays expired; our team then writes to you.",
    },
  },
  " and ",
);

export const REFUND_STARTS = `We start the refund within ${processing_hours} hours.`;

export function refundPartsText(amount: number, refundParts: readonly RefundPart[]): string {
  if (refundParts.length < 2) return `${money(amount)} is refunded ${refundRoute(methodsOf(refundParts)).to}`;
  const partTexts = refundParts.map((part) => `${money(part.cents)} ${refundRoute([part.method]).to}`);
  return `${money(amount)} is refunded: ${partTexts.slice(0, -1).join(", ")} and ${partTexts.at(-1)}`;
}
