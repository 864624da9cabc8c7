import { owedAfterReports } from "../../../domain/guide/cash.ts";
import type { RosterBooking, CashPayment } from "../../../domain/guide/roster.ts";
import { cashOfReports } from "../../../domain/guide/guide-reports.ts";
import type { GuideDeparture } from "./use-roster.ts";
import { money } from "../../../domain/words.ts";
import { CASH } from "../messages.ts";

export function owedBy({ reports, departure }: GuideDeparture, booking: RosterBooking): number {
  const live = reports.filter(({ delivery }) => delivery.state !== "refused");
  return owedAfterReports(booking, cashOfReports(live), departure.cash);
}

export const cashWords = ({
  currency,
  charged_minor,
  amount_cents,
}: Pick<CashPayment, "currency" | "charged_minor" | "amount_cents">) =>
  currency === "UZS" && charged_minor !== null
    ? `${CASH.som(charged_minor / 100)} (${money(amount_cents)})`
    : money(amount_cents);
