import { stillOwed, uncountedCash } from "../../../domain/guide/cash.ts";
import type { PocketBooking, Handed } from "../../../domain/guide/pocket.ts";
import { cashIn } from "../../../domain/guide/told.ts";
import type { KnownDeparture } from "./use-pocket.ts";
import { money } from "../../../domain/words.ts";
import { CASH } from "../messages.ts";

const liveCash = ({ told }: KnownDeparture) => cashIn(told.filter(({ sending }) => sending.state !== "refused"));

export const owedBy = (known: KnownDeparture, booking: PocketBooking): number =>
  stillOwed(booking, liveCash(known), known.departure.cash);

export const cashCeilingOf = (known: KnownDeparture, booking: PocketBooking) => ({
  left_som: booking.cash_left_som,
  uncounted: uncountedCash(booking, liveCash(known), known.departure.cash),
});

export const handedWords = ({
  currency,
  charged_minor,
  amount_cents,
}: Pick<Handed, "currency" | "charged_minor" | "amount_cents">) =>
  currency === "UZS" && charged_minor !== null
    ? `${CASH.som(charged_minor / 100)} (${money(amount_cents)})`
    : money(amount_cents);
