import { owedAfterReports, uncountedCash } from "../../../domain/guide/cash.ts";
import { cashOfReports } from "../../../domain/guide/guide-reports.ts";
import type { RosterBooking } from "../../../domain/guide/roster.ts";
import type { GuideDeparture } from "./use-roster.ts";

const reportedCashOf = ({ reports }: GuideDeparture) =>
  cashOfReports(reports.filter(({ delivery }) => delivery.state !== "refused"));

export const owedBy = (known: GuideDeparture, booking: RosterBooking): number =>
  owedAfterReports(booking, reportedCashOf(known), known.departure.cash);

export const cashCeilingOf = (known: GuideDeparture, booking: RosterBooking) => ({
  left_som: booking.cash_left_som,
  uncounted: uncountedCash(booking, reportedCashOf(known), known.departure.cash),
});
