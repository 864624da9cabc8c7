import { day, money } from "../write.ts";

export const TRIP_REFUND = {
  failed: (cents: number) => `The refund of ${money(cents)} didn't go through. Our team is on it and will email you.`,
  done: (cents: number, to: string) => `${money(cents)} was refunded ${to}.`,
  promised: (cents: number, to: string) => `${money(cents)} is refunded ${to}.`,
  takesAfterDone: (takes: string) => takes.replace("It then", "It"),
  arrivesBy: (date: string) => `Expect it by ${day(date)} at the latest.`,
  noPayment:
    "No payment has reached us, so there is nothing to refund. If you did pay, you don't need to do anything: as soon as your bank confirms it, we'll email you.",
  notCharged: "You haven't been charged, so there is nothing to refund.",
  toGiftCard: (cents: number) => `${money(cents)} returns to your gift card within a few minutes.`,
  paidLate:
    "Your payment arrived after the hold had expired. Our team is on it: we will email you with your seats or a full refund.",
  paidAfterCancelling:
    "Your payment arrived, but it belongs to a booking that was cancelled. Our team is on it and will email you.",
  notRefundable: "Under our policy this booking isn't refundable.",
};
