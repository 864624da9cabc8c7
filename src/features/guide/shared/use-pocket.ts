import { useLiveQuery } from "dexie-react-hooks";
import { use } from "react";
import { type Pocket, readPocket } from "../../../data/local/guide/pocket.ts";
import { guestRows, type GuestRow } from "../../../domain/guide/guest-list.ts";
import type { GuideFact, PocketDeparture } from "../../../domain/guide/pocket.ts";
import { allFacts } from "../../../domain/guide/standing.ts";
import { factsIn, type Told } from "../../../domain/guide/told.ts";
import { GuideUserContext } from "../../../shared/guide-user.ts";

export function useGuidePocket(): Pocket | null | undefined {
  const user = use(GuideUserContext);
  return useLiveQuery(() => readPocket(user), [user]);
}

export type KnownDeparture = {
  pocket: Pocket;
  departure: PocketDeparture;
  facts: GuideFact[];
  rows: GuestRow[];
  told: Told[];
};

export function seenIn(pocket: Pocket, id: string): Omit<KnownDeparture, "rows"> | null {
  const departure = pocket.departures.find((one) => one.id === id);
  if (!departure) return null;
  const told = pocket.told.filter(({ row }) => row.departure_id === id);
  // A refused report is not a fact.
  const facts = allFacts(factsIn(told.filter(({ sending }) => sending.state !== "refused")), departure.facts);
  return { pocket, departure, facts, told };
}

export function findDeparture(pocket: Pocket, id: string): KnownDeparture | null {
  const seen = seenIn(pocket, id);
  return seen && { ...seen, rows: guestRows(seen.departure, seen.facts) };
}
