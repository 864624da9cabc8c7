import { showBadge } from "../../data/local/badge.ts";
import { watchTrips } from "../../data/local/bookings.ts";
import { trustedNow } from "../../data/net/clock.ts";
import { needsTraveller } from "../../domain/booking/needs-traveller.ts";

/** The icon of the installed app says how many trips need the traveller. */
export const startBadge = (): void => {
  watchTrips(
    (trips) => void showBadge(trips.filter((trip) => needsTraveller(trip, trustedNow())).length),
    (error) => console.warn("No badge:", error),
  );
};
