import { Title } from "@mantine/core";
import { useEffect } from "react";
import { TRIPS_LIST } from "#texts/trips.ts";
import { refreshCompanions } from "../../../data/sync/trips/refresh-companion.ts";
import type { CompanionTrip } from "../../../domain/companions/companion-trip.ts";
import { CompanionCard } from "./companion-card.tsx";

export function CompanionTrips({ trips, today }: { trips: readonly CompanionTrip[]; today: string }) {
  useEffect(() => {
    refreshCompanions().catch((error: unknown) => console.warn("The shared trips could not be refreshed:", error));
  }, []);
  const views = trips.flatMap(({ view }) => (view === null ? [] : [view]));
  if (views.length === 0) return null;
  return (
    <section className="stack">
      <Title order={2} size="h4">
        {TRIPS_LIST.shared}
      </Title>
      <ul className="plain stack" aria-label={TRIPS_LIST.shared}>
        {views
          .toSorted((one, other) => one.check_in.localeCompare(other.check_in))
          .map((view) => (
            <CompanionCard key={view.id} view={view} today={today} />
          ))}
      </ul>
    </section>
  );
}
