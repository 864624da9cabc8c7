import { type CachedAvailability, loadAvailability } from "../../../data/sync/catalogue/load-availability.ts";
import { watchItemDepartures } from "../../../data/sync/catalogue/watch-item-departures.ts";
import { offeredDayOn } from "../../../domain/catalogue/offered-day.ts";
import type { Departure } from "../../../domain/catalogue/rows/departure.ts";
import { firstRequestDate, lastRequestDate } from "../../../domain/catalogue/travel-dates.ts";
import type { Tour, TourPackage } from "../../../domain/catalogue/types.ts";
import { quote } from "../../../domain/pricing/quote.ts";
import { firstRefundableDay } from "../../../domain/terms/refund.ts";
import { firstRefundable, type RefundableDay, withRefunds } from "../../../domain/terms/refundable-days.ts";
import { paths } from "../../../shared/paths.ts";
import { useShop } from "../../../shared/ui/shop.tsx";
import { useRowsWhenIdle } from "../../../shared/use-rows-when-idle.ts";
import { useValueWhenIdle } from "../../../shared/use-value-when-idle.ts";
import { useCatalogueDay } from "../shared/use-catalogue.ts";

export type Offers = {
  today: string;
  open: readonly RefundableDay[];
  next: RefundableDay | undefined;
  firstRefundable: string | undefined;
  first: string;
  last: string;
  onDay: (date: string) => RefundableDay | undefined;
  leadsTo: (offered: RefundableDay, guests?: number) => string;
  known: CachedAvailability | null;
};

export function useOffers(
  kind: "tour" | "package",
  item: Tour | TourPackage,
  datesFrom: (today: string, rows: readonly Departure[]) => readonly string[],
): Offers | null {
  const shop = useShop();
  const today = useCatalogueDay();
  const cachedAvailability = useValueWhenIdle(loadAvailability, kind, item.id);
  const rows = useRowsWhenIdle(watchItemDepartures, "tour_ids" in item ? [item.id, ...item.tour_ids] : [item.id]);
  if (today === null) return null;
  const liveDates =
    cachedAvailability === null || cachedAvailability.availability.on_request
      ? undefined
      : cachedAvailability.availability.dates;
  const dates = liveDates?.map(({ date }) => date).filter((date) => date > today) ?? datesFrom(today, rows);
  const daysOn = (some: readonly string[], seats?: typeof liveDates) =>
    withRefunds(offeredDayOn(some, item, rows, seats, shop.fees_percent), shop.terms, today);
  const open = daysOn(dates, liveDates);
  const firstDay = open[0]?.date ?? firstRequestDate(today);
  const lastDay = open.at(-1)?.date ?? lastRequestDate(today);
  return {
    today,
    open,
    next: open.find(({ seats_left }) => seats_left !== 0),
    firstRefundable:
      open.length > 0
        ? firstRefundable(open)?.date
        : firstRefundableDay(shop.terms, quote(item.price_cents, 1, [], null, shop.fees_percent), firstDay, today),
    first: firstDay,
    last: lastDay,
    onDay: (date) => {
      if (open.length > 0) return open.find((offered) => offered.date === date);
      const isClosed = rows.some((row) => row.item_id === item.id && row.start_date === date && row.state === "closed");
      return isClosed || date < firstDay || date > lastDay ? undefined : daysOn([date])[0];
    },
    leadsTo: ({ date, seats_left }, guests) =>
      seats_left === 0 ? paths.waitingListOn(kind, item.id, date) : paths.bookingOn(kind, item.id, date, guests),
    known: cachedAvailability,
  };
}
