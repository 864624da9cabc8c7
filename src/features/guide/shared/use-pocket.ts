import { useLiveQuery } from "dexie-react-hooks";
import { use } from "react";
import { type Pocket, readPocket } from "../../../data/local/guide/pocket.ts";
import { guestRows, type GuestRow } from "../../../domain/guide/guest-list.ts";
import type { GuideFact, PocketDeparture } from "../../../domain/guide/pocket.ts";
import { allFacts } from "../../../domain/guide/standing.ts";
import { factsIn, type Told } from "../../../domain/guide/told.ts";
import { GuideUserContext } from "../../../shared/guide-user.ts";

/** What this phone has for the guide who is signed in; undefined while it is read, null where there is nothing yet. */
export function useGuidePocket(): Pocket | null | undefined {
  const user = use(GuideUserContext);
  return useLiveQuery(() => readPocket(user), [user]);
}

export type KnownDeparture = {
  pocket: Pocket;
  departure: PocketDeparture;
  /** Of all phones, this one's own included. */
  facts: GuideFact[];
  rows: GuestRow[];
  /** What this phone told of this departure and the server's answer does not have yet. */
  told: Told[];
};

/** One departure with what all phones saw of it. */
export function seenIn(pocket: Pocket, id: string): Omit<KnownDeparture, "rows"> | null {
  const departure = pocket.departures.find((one) => one.id === id);
  if (!departure) return null;
  const told = pocket.told.filter(({ row }) => row.departure_id === id);
  // What was refused is no fact; it is shown where it was told.
  const facts = allFacts(factsIn(told.filter(({ sending }) => sending.state !== "refused")), departure.facts);
  return { pocket, departure, facts, told };
}

/** One departure with all that is known of it. */
export function findDeparture(pocket: Pocket, id: string): KnownDeparture | null {
  const seen = seenIn(pocket, id);
  return seen && { ...seen, rows: guestRows(seen.departure, seen.facts) };
}
