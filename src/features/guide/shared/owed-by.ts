import { owedAfterReports, uncountedCash } from "../../../domain/guide/cash.ts";
import type { RosterBooking, CashPayment } from "../../../domain/guide/roster.ts";
import { cashOfReports } from "../../../domain/guide/guide-reports.ts";
import type { GuideDeparture } from "./use-roster.ts";
import { money } from "#words/write.ts";
import { GUIDE_CASH } from "#words/guide.ts";

const reportedCashOf = ({ reports }: GuideDeparture) =>
  cashOfReports(reports.filter(({ delivery }) => delivery.state !== "refused"));

export const owedBy = (known: GuideDeparture, booking: RosterBooking): number =>
  owedAfterReports(booking, reportedCashOf(known), known.departure.cash);

export const cashCeilingOf = (known: GuideDeparture, booking: RosterBooking) => ({
  left_som: booking.cash_left_som,
  uncounted: uncountedCash(booking, reportedCashOf(known), known.departure.cash),
});

export const cashWords = ({
  currency,
  charged_minor,
  amount_cents,
}: Pick<CashPayment, "currency" | "charged_minor" | "amount_cents">) =>
  currency === "UZS" && charged_minor !== null
    ? GUIDE_CASH.som(charged_minor / 100, amount_cents)
    : money(amount_cents);
