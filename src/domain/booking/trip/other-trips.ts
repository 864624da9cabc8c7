import { tourDates } from "../../catalogue/travel-dates.ts";
import type { Tour } from "../../catalogue/types.ts";

const MOST_OTHER_TRIPS = 3;

type WantedTrip = { item_id: string; destination_ids: readonly string[]; guests: number; check_in: string };

function daysAway(tour: Tour, wanted: string, today: string): number {
  if (tour.departure_dates.length === 0) return 0;
  return Math.min(...tourDates(tour, today).map((date) => Math.abs(Date.parse(date) - Date.parse(wanted))));
}

export function otherTrips(asked: WantedTrip, tours: readonly Tour[], today: string): Tour[] {
  const fittingTours = tours
    .filter((tour) => tour.id !== asked.item_id && tour.max_guests >= asked.guests)
    .map((tour) => ({ tour, away: daysAway(tour, asked.check_in, today) }))
    .filter(({ away }) => Number.isFinite(away))
    .toSorted((one, other) => one.away - other.away)
    .map(({ tour }) => tour);
  const sameDestinationTours = fittingTours.filter(({ destination_id }) =>
    asked.destination_ids.includes(destination_id ?? ""),
  );
  return (sameDestinationTours.length > 0 ? sameDestinationTours : fittingTours).slice(0, MOST_OTHER_TRIPS);
}
