import { useLiveQuery } from "dexie-react-hooks";
import { storedDeparturesByItem } from "../../data/local/catalogue/stored-departures.ts";
import { trustedNow } from "../../data/net/clock.ts";
import { todayInTashkent } from "../../domain/catalogue/travel-dates.ts";

/** Counts an item's departures after today; assumes one until they are read. */
export function useComingDepartures(): (id: string) => number {
  const departures = useLiveQuery(storedDeparturesByItem, []);
  const today = todayInTashkent(trustedNow());
  return (id) => (departures ? (departures.get(id) ?? []).filter(({ start_date }) => start_date > today).length : 1);
}
