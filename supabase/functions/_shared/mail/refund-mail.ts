import type { BookingView } from "../../../../src/domain/booking/booking-view.ts";
import { REFUND_STARTS, refundRoute, refundPartsText } from "../../../../src/languages/en/payment/refund-route.ts";
import { methodsOf, type RefundPart, refundPartsOf } from "../../../../src/domain/payment/ways.ts";
import { REFUND_TIMES } from "../../../../src/domain/terms/cancellation-policy.ts";
import { money } from "../../../../src/languages/en/write.ts";
import type { MailContent } from "./layout.ts";

const { card_business_days: days } = REFUND_TIMES;

export function refundWay(cents: number, parts: RefundPart[]): string {
  const { takes, byDay } = refundRoute(methodsOf(parts));
  const then = byDay ? `Your bank then takes ${days.from} to ${days.to} business days to show it.` : takes;
  return `${refundPartsText(cents, parts)}. ${REFUND_STARTS} ${then}`.trim();
}

function sentWay(cents: number, parts: RefundPart[]): string {
  const { to, takes } = refundRoute(methodsOf(parts));
  return `The payment provider sent ${money(cents)} back ${to}. ${takes}`.trim();
}

export function refundMail(
  booking: BookingView,
  payload: Record<string, unknown>,
  rest: string | null,
): MailContent & { button?: never } {
  const cents = Number(payload["refund_cents"] ?? 0);
  const parts = refundPartsOf(payload["ways"]);
  const isSent = parts.length > 0 && parts.every(({ status }) => status === "succeeded");
  return {
    subject: `Refund of ${money(cents)}: ${booking.title} (${booking.reference})`,
    title: isSent ? `You were refunded ${money(cents)}` : `We are refunding ${money(cents)}`,
    paragraphs: [
      isSent ? sentWay(cents, parts) : refundWay(cents, parts),
      rest === null ? "Your booking has ended." : `Your booking is unchanged. ${rest}`,
    ],
  };
}
