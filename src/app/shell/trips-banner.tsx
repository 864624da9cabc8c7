import { Link, useLocation } from "react-router-dom";
import { BOOKING_STATES, TRIPS_BANNER } from "#texts/app.ts";
import { tripNeeds } from "../../data/sync/trips/needs.ts";
import { paths } from "../../shared/paths.ts";
import { siteRouteAt } from "../../shared/site-route-at.ts";
import { Icon } from "../../shared/ui/icons/icon.tsx";
import { useStoreState } from "../../shared/use-store-in-transition.ts";
import { needWords } from "../../text/app.ts";
import classes from "./trips-banner.module.css";

/** A hold expires whether My trips is open or not, so every page shows the banner. */
export function TripsBanner() {
  const tripNeed = useStoreState(tripNeeds);
  const { pathname } = useLocation();
  // Matching routes is slow, and most visitors need no banner.
  const currentRoute = tripNeed && siteRouteAt(pathname);
  const isShown = tripNeed !== null && !currentRoute?.busy && !currentRoute?.aboutTrips;
  return (
    <div role="status" className="screen-only">
      {isShown ? (
        <Link
          to={tripNeed.others === 0 || pathname === paths.trips() ? paths.trip(tripNeed.id) : paths.trips()}
          className={`band row ${classes.banner}`}
          data-trips-banner
        >
          <Icon name="trips" size={20} />
          <span>
            <strong>{needWords(BOOKING_STATES, tripNeed)}</strong> · {tripNeed.title}
            {tripNeed.others > 0 ? TRIPS_BANNER.more({ others: tripNeed.others }) : ""}
          </span>
        </Link>
      ) : null}
    </div>
  );
}
