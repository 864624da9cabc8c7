import { Text, Title } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { useEffect } from "react";
import { TRIPS_LIST } from "#texts/trips.ts";
import { readTrips } from "../../../data/local/bookings.ts";
import { readCompanionTrips } from "../../../data/local/stored-companions.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { isPastTrip } from "../../../domain/booking/booking-state.ts";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import { paths } from "../../../shared/paths.ts";
import { EmptyState } from "../../../shared/ui/empty-state.tsx";
import { ButtonLink, TextLink } from "../../../shared/ui/links.tsx";
import { Page } from "../../../shared/ui/page/page.tsx";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { useNow } from "../../../shared/use-now.ts";
import { Fold } from "../fold.tsx";
import { MovePanel } from "../transfer/move-panel.tsx";
import { TransferNote } from "../transfer/transfer-note.tsx";
import { CompanionTrips } from "./companion-trips.tsx";
import { LostRequests, useLostRequests } from "./lost-requests.tsx";
import { asksForLinks, MailTripsForm } from "./mail-trips-form.tsx";
import { startOf, TripCard } from "./trip-card.tsx";
import { TripStoragePanel } from "./trip-storage-panel.tsx";
import { UnfinishedBookings } from "./unfinished-bookings.tsx";

export function TripsScreen() {
  const trips = useLiveQuery(readTrips);
  const sharedTrips = useLiveQuery(readCompanionTrips);
  const lost = useLostRequests();
  const now = trustedNow(useNow());
  const today = todayInTashkent(now);
  useEffect(() => void openOutbox().refresh(), []);

  const byStart = trips?.toSorted((one, other) => startOf(one).localeCompare(startOf(other))) ?? [];
  const upcoming = byStart.filter((trip) => !isPastTrip(trip, today));
  const past = byStart.filter((trip) => isPastTrip(trip, today)).toReversed();
  return (
    <Page narrow route="trips" lead={TRIPS_LIST.lead}>
      <div className="stack">
        <LostRequests of={lost} />
        <TransferNote />
        {trips === undefined ? <Spinner /> : null}
        {trips?.length === 0 && sharedTrips?.length === 0 && lost.length === 0 ? (
          <EmptyState
            title={TRIPS_LIST.empty}
            action={<ButtonLink to={paths.tours()}>{TRIPS_LIST.viewAll}</ButtonLink>}
          >
            {TRIPS_LIST.emptyWhy}
          </EmptyState>
        ) : null}
        {upcoming.length > 0 ? (
          <ul className="plain stack" aria-label={TRIPS_LIST.upcoming}>
            {upcoming.map((trip) => (
              <TripCard key={trip.id} booking={trip} now={now} />
            ))}
          </ul>
        ) : null}
        {sharedTrips ? <CompanionTrips trips={sharedTrips} today={today} /> : null}
        {past.length > 0 ? (
          <section className="stack">
            <Title order={2} size="h4">
              {TRIPS_LIST.past}
            </Title>
            <ul className="plain stack">
              {past.map((trip) => (
                <TripCard key={trip.id} booking={trip} now={now} />
              ))}
            </ul>
          </section>
        ) : null}
        <UnfinishedBookings />
        {trips ? (
          <Fold
            title={TRIPS_LIST.otherDevices}
            open={(trips.length === 0 && sharedTrips?.length === 0) || asksForLinks()}
          >
            <MailTripsForm />
            <MovePanel trips={trips} />
            <TripStoragePanel trips={trips} />
          </Fold>
        ) : null}
        <Text>
          <TextLink to={paths.offline()}>{TRIPS_LIST.offline}</TextLink>
        </Text>
      </div>
    </Page>
  );
}
