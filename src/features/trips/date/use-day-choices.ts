import { ageText } from "#texts/write.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import { loadAvailability } from "../../../data/sync/catalogue/load-availability.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { type DepartureChoice, departuresOf } from "../../../domain/booking/form/departure-choice.ts";
import { type MoveOutlook, moveOutlook } from "../../../domain/booking/move/move-outlook.ts";
import { type OfferedDay, offeredDayOn } from "../../../domain/catalogue/offered-day.ts";
import { useShop } from "../../../shared/ui/shop.tsx";
import { useValueWhenIdle } from "../../../shared/use-value-when-idle.ts";
import { useCachedItem } from "../use-cached-item.ts";

export type DayChoice = OfferedDay & { outlook: MoveOutlook };

type DayChoices = {
  departures: DepartureChoice | undefined;
  days: DayChoice[];
  choiceOn: (date: string) => DayChoice | null;
  asOf: string | null;
};

export function useDayChoices(view: BookingView, today: string): DayChoices {
  const { item, rows, dates, as_of } = useCachedItem(view.item_id, today);
  const { fees_percent } = useShop();
  const cachedAvailability = useValueWhenIdle(loadAvailability, view.item_type, view.item_id);
  const seats = cachedAvailability?.availability;
  const liveDates = seats?.on_request ? undefined : seats?.dates.map(({ date }) => date).filter((date) => date > today);
  const departures = item && dates ? departuresOf(liveDates ?? dates, today) : undefined;
  const choiceOn = (date: string): DayChoice | null => {
    const [offered] = item ? offeredDayOn([date], item, rows, seats?.dates, fees_percent) : [];
    const isClosed = rows.some((row) => row.item_id === item?.id && row.start_date === date && row.state === "closed");
    if (offered === undefined || isClosed || date === view.check_in) return null;
    if (Math.min(offered.places, offered.seats_left ?? offered.places) < view.guests) return null;
    return { ...offered, outlook: moveOutlook(view, { date, unit_price_cents: offered.price_cents }, today) };
  };
  const oldestInstant = [as_of, seats?.as_of, view.server_time].filter((instant) => instant != null).toSorted()[0];
  return {
    departures,
    days: departures?.on === "dates" ? departures.dates.flatMap((date) => choiceOn(date) ?? []) : [],
    choiceOn,
    asOf: cachedAvailability?.fresh || oldestInstant === undefined ? null : ageText(oldestInstant, trustedNow()),
  };
}
