import { Title } from "@mantine/core";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useStore } from "zustand";
import { GUIDE } from "#texts/guide.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import { groupByTime, type RosterDeparture } from "../../../domain/guide/roster.ts";
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
import classes from "../guide.module.css";

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
  const departures = roster?.departures ?? [];
  const groups = groupByTime(departures, today);
  const cards = (of: readonly RosterDeparture[]) =>
    of.map(({ id }) => roster && <DepartureCard key={id} roster={roster} id={id} today={today} />);
  return (
    <GuidePage title={roster?.mark.guide?.name ?? GUIDE.title}>
      <RosterStatus roster={roster} />
      {departures.length === 0 ? (
        <EmptyState title={GUIDE.nothing}>{roster?.mark.as_of ? GUIDE.nothingWhy : GUIDE.first}</EmptyState>
      ) : (
        (["today", "next", "later", "past"] as const).map((name) => {
          const of = groups[name];
          if (of.length === 0 && name !== "today") return null;
          return (
            <section key={name} aria-label={GUIDE[name]} className="stack tight">
              <Title order={2} size="h3">
                {GUIDE[name]}
              </Title>
              {of.length === 0 ? <p>{GUIDE.nothingToday}</p> : null}
              {name === "later" ? (
                <details className={classes.later}>
                  <summary>{GUIDE.departures({ number: of.length })}</summary>
                  <div className="stack tight">{cards(of)}</div>
                </details>
              ) : (
                cards(of)
              )}
            </section>
          );
        })
      )}
      <p className="dim" role="status">
        {GUIDE.readyWords[state]}
      </p>
    </GuidePage>
  );
}
