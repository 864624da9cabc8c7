import { useLiveQuery } from "dexie-react-hooks";
import { use } from "react";
import { storedTitles } from "../../../data/local/catalogue/catalogue-rows.ts";
import { type Roster, readRoster } from "../../../data/local/guide/stored-roster.ts";
import { allFacts } from "../../../domain/guide/check-in-state.ts";
import { guestRows, type GuestRow } from "../../../domain/guide/guest-list.ts";
import { factsOfReports, type GuideReport } from "../../../domain/guide/guide-reports.ts";
import type { GuideFact, RosterDeparture } from "../../../domain/guide/roster.ts";
import { GuideUserContext } from "../../../shared/guide-user.ts";
import { useTranslatedTitles } from "../../../shared/use-translated-titles.ts";

export function useGuideRoster(): Roster | null | undefined {
  const user = use(GuideUserContext);
  return useTranslatedTitles(
    useLiveQuery(() => readRoster(user), [user]),
    storedTitles,
  );
}

export type GuideDeparture = {
  roster: Roster;
  departure: RosterDeparture;
  facts: GuideFact[];
  rows: GuestRow[];
  reports: GuideReport[];
};

export function departureWithReports(roster: Roster, id: string): Omit<GuideDeparture, "rows"> | null {
  const departure = roster.departures.find((one) => one.id === id);
  if (!departure) return null;
  const reports = roster.reports.filter(({ row }) => row.departure_id === id);
  // A refused report is not a fact.
  const facts = allFacts(
    factsOfReports(reports.filter(({ delivery }) => delivery.state !== "refused")),
    departure.facts,
  );
  return { roster, departure, facts, reports };
}

export function findDeparture(roster: Roster, id: string): GuideDeparture | null {
  const guideDeparture = departureWithReports(roster, id);
  return guideDeparture && { ...guideDeparture, rows: guestRows(guideDeparture.departure, guideDeparture.facts) };
}
