import { stillOwed } from "../../../domain/guide/cash.ts";
import type { PocketBooking } from "../../../domain/guide/pocket.ts";
import { cashIn } from "../../../domain/guide/told.ts";
import type { KnownDeparture } from "./use-pocket.ts";

/** What a booking still owes as far as this phone knows, in cents: what was taken just now is not asked for again. */
export function owedBy({ told, departure }: KnownDeparture, booking: PocketBooking): number {
  const live = told.filter(({ sending }) => sending.state !== "refused");
  return stillOwed(booking, cashIn(live), departure.cash);
}
