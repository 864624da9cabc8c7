import { useLiveQuery } from "dexie-react-hooks";
import { catalogueStore } from "../../data/local/catalogue/catalogue-store.ts";
import { storedDepartures } from "../../data/local/catalogue/stored-departures.ts";
import type { Departure } from "../../domain/catalogue/rows/departure.ts";
import { packageDates, tourDates } from "../../domain/catalogue/travel-dates.ts";
import { useStoreState } from "../../shared/use-store-in-transition.ts";

const NO_DEPARTURES: readonly Departure[] = [];

export function useCachedItem(id: string | null, today: string) {
  const { snapshot } = useStoreState(catalogueStore);
  const { tours, packages, as_of } = snapshot;
  const tour = tours.find((row) => row.id === id);
  const group = packages.find((row) => row.id === id);
  const item = tour ?? group;
  const ids = item ? [item.id, ...(group?.tour_ids ?? [])] : [];
  const rows = useLiveQuery(() => storedDepartures(ids), [ids.join()]) ?? NO_DEPARTURES;
  const toursById = new Map(tours.map((row) => [row.id, row]));
  const dates = tour ? tourDates(tour, today, rows) : group ? packageDates(group, toursById, today, rows) : undefined;
  return { item, rows, dates, as_of };
}
