import { REFUND_TIMES } from "../terms/cancellation-policy.ts";

const { processing_hours, card_business_days, bank_days } = REFUND_TIMES;

type RefundWay = { to: string; takes: string };

const PROVIDER: RefundWay = {
  to: "to the card you paid with",
  takes: `It then takes ${card_business_days.from} to ${card_business_days.to} business days to a card, ${bank_days.from} to ${bank_days.to} days by bank transfer.`,
};

/** A refund returns by the method of its payment. */
const REFUND_WAYS: Readonly<Record<string, RefundWay>> = {
  provider: PROVIDER,
  cash: { to: "in cash from our office", takes: "We'll arrange with you when to collect the cash." },
  bank_transfer: {
    to: "by bank transfer",
    takes: `A bank transfer then takes ${bank_days.from} to ${bank_days.to} days.`,
  },
  gift_card: {
    to: "to the gift card you paid with",
    takes: "A gift card that has expired stays expired; our team then writes to you.",
  },
};

export type RefundRoute = RefundWay & {
  byDay: boolean;
};

export function refundRoute(methods: readonly string[]): RefundRoute {
  const names = methods.length === 0 ? ["provider"] : [...new Set(methods)];
  const refundWays = names.map((name) => REFUND_WAYS[name] ?? PROVIDER);
  return {
    to: refundWays.map(({ to }) => to).join(" and "),
    takes: refundWays
      .map(({ takes }) => takes)
      .filter((words) => words !== "")
      .join(" "),
    byDay: names.every((name) => name === "provider"),
  };
}

export const REFUND_STARTS = `We start the refund within ${processing_hours} hours.`;
