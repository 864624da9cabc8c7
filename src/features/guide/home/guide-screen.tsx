import { Title } from "@mantine/core";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useStore } from "zustand";
import { GUIDE } from "#texts/guide.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import type { RosterDeparture } from "../../../domain/guide/roster.ts";
import { storeInvitation } from "../../../shared/browser/stored-invitation.ts";
import { paths } from "../../../shared/paths.ts";
import { EmptyState } from "../../../shared/ui/empty-state.tsx";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { useNow } from "../../../shared/use-now.ts";
import { readiness } from "../ready/cache-guide-parts.ts";
import { GuidePage } from "../shared/guide-page.tsx";
import { RosterStatus } from "../shared/roster-status.tsx";
import { useGuideRoster } from "../shared/use-roster.ts";
import { DepartureCard } from "./departure-card.tsx";

const byDay = (one: RosterDeparture, other: RosterDeparture) =>
  `${one.start_date} ${one.meeting.time ?? ""}`.localeCompare(`${other.start_date} ${other.meeting.time ?? ""}`);

function useDropInvitation() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const hasInvitation = query.has("invitation");
  useEffect(() => {
    storeInvitation(null);
    if (hasInvitation) void navigate(paths.guide(), { replace: true });
  }, [hasInvitation, navigate]);
}

export function GuideScreen() {
  useDropInvitation();
  const roster = useGuideRoster();
  const today = todayInTashkent(trustedNow(useNow(60_000)));
  const { state } = useStore(readiness);
  if (roster === undefined) return <Spinner />;
  const departures = (roster?.departures ?? []).toSorted(byDay);
  const parts = [
    {
      title: GUIDE.today,
      none: GUIDE.nothingToday,
      of: departures.filter(({ start_date, end_date }) => start_date <= today && end_date >= today),
    },
    { title: GUIDE.next, of: departures.filter(({ start_date }) => start_date > today) },
    { title: GUIDE.past, of: departures.filter(({ end_date }) => end_date < today).toReversed() },
  ];
  return (
    <GuidePage title={roster?.mark.guide?.name ?? GUIDE.title}>
      <RosterStatus roster={roster} />
      {departures.length === 0 ? (
        <EmptyState title={GUIDE.nothing}>{roster?.mark.as_of ? GUIDE.nothingWhy : GUIDE.first}</EmptyState>
      ) : (
        parts.map(({ title, none, of }) =>
          of.length > 0 || none !== undefined ? (
            <section key={title} aria-label={title} className="stack tight">
              <Title order={2} size="h3">
                {title}
              </Title>
              {of.length === 0 ? <p>{none}</p> : null}
              {of.map(
                (departure) =>
                  roster && <DepartureCard key={departure.id} roster={roster} id={departure.id} today={today} />,
              )}
            </section>
          ) : null,
        )
      )}
      <p className="dim" role="status">
        {GUIDE.readyWords[state]}
      </p>
    </GuidePage>
  );
}
