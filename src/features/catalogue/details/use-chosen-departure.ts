import { useState } from "react";
import type { Tour, TourPackage } from "../../../domain/catalogue/types.ts";
import { quote, type Quote } from "../../../domain/pricing/quote.ts";
import { firstToChoose, type RefundableDay } from "../../../domain/terms/refundable-days.ts";
import { paths } from "../../../shared/paths.ts";
import type { Offers } from "./use-offers.ts";

type DepartureSelection = { date?: string; guests: number };

export type ChosenDeparture = {
  date: string;
  guests: number;
  most: number;
  offered: RefundableDay | undefined;
  price: Quote;
  to: string;
  change: (changes: Partial<DepartureSelection>) => void;
};

export function useChosenDeparture(
  kind: "tour" | "package",
  item: Tour | TourPackage,
  offers: Offers | null,
  from: Quote,
): ChosenDeparture {
  const [chosen, setChosen] = useState<DepartureSelection>({ guests: 1 });
  const onRequest = offers?.open.length === 0;
  const firstDate = firstToChoose(offers?.open ?? [])?.date ?? "";
  const date = chosen.date !== undefined && (onRequest || offers?.onDay(chosen.date)) ? chosen.date : firstDate;
  const offeredDay = date === "" ? undefined : offers?.onDay(date);
  const maxGuests = Math.max(1, offeredDay?.seats_left ?? offeredDay?.places ?? item.max_guests);
  const guests = Math.min(chosen.guests, maxGuests);
  return {
    date,
    guests,
    most: maxGuests,
    offered: offeredDay,
    price: quote(offeredDay?.price_cents ?? from.unit_price_cents, guests, [], null, from.fees_percent),
    to: offers && offeredDay ? offers.leadsTo(offeredDay, guests) : paths.booking(kind, item.id),
    change: (changes) => setChosen((before) => ({ ...before, ...changes })),
  };
}
