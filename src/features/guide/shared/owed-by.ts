import { stillOwed } from "../../../domain/guide/cash.ts";
import type { PocketBooking, Handed } from "../../../domain/guide/pocket.ts";
import { cashIn } from "../../../domain/guide/told.ts";
import type { KnownDeparture } from "./use-pocket.ts";
import { money } from "../../../domain/words.ts";
import { CASH } from "../messages.ts";

export function owedBy({ told, departure }: KnownDeparture, booking: PocketBooking): number {
  const live = told.filter(({ sending }) => sending.state !== "refused");
  return stillOwed(booking, cashIn(live), departure.cash);
}

export const handedWords = ({
  currency,
  charged_minor,
  amount_cents,
}: Pick<Handed, "currency" | "charged_minor" | "amount_cents">) =>
  currency === "UZS" && charged_minor !== null
    ? `${CASH.som(charged_minor / 100)} (${money(amount_cents)})`
    : money(amount_cents);
