import { useState } from "react";
import type { OfferedDay } from "../../../domain/catalogue/offered.ts";
import type { Tour, TourPackage } from "../../../domain/catalogue/types.ts";
import { quote, type Quote } from "../../../domain/pricing/quote.ts";
import { paths } from "../../../shared/paths.ts";
import type { Offers } from "./use-offers.ts";

type Chosen = { date?: string; guests: number };

export type ChosenDeparture = {
  date: string;
  guests: number;
  most: number;
  offered: OfferedDay | undefined;
  price: Quote;
  to: string;
  change: (changes: Partial<Chosen>) => void;
};

export function useChosenDeparture(
  kind: "tour" | "package",
  item: Tour | TourPackage,
  offers: Offers | null,
  from: Quote,
): ChosenDeparture {
  const [chosen, setChosen] = useState<Chosen>({ guests: 1 });
  const onRequest = offers?.open.length === 0;
  const next = (offers?.next ?? offers?.open[0])?.date ?? "";
  const date = chosen.date !== undefined && (onRequest || offers?.onDay(chosen.date)) ? chosen.date : next;
  const offered = date === "" ? undefined : offers?.onDay(date);
  const most = Math.max(1, offered?.seats_left ?? offered?.places ?? item.max_guests);
  const guests = Math.min(chosen.guests, most);
  return {
    date,
    guests,
    most,
    offered,
    price: quote(offered?.price_cents ?? from.unit_price_cents, guests, [], null, from.fees_percent),
    to: offers && offered ? offers.leadsTo(offered, guests) : paths.booking(kind, item.id),
    change: (changes) => setChosen((before) => ({ ...before, ...changes })),
  };
}
