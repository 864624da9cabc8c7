import type { GuideFact } from "./roster.ts";

/** `doubles` are further arrivals of the same guests, such as a voucher scanned on two phones. */
export type CheckInState =
  | { state: "expected" }
  | { state: "absent"; fact: GuideFact }
  | { state: "in"; fact: GuideFact; guests: number; late: boolean; doubles: GuideFact[] };

/** Every phone and the server must use the same order. */
export const sortFacts = (facts: readonly GuideFact[]): GuideFact[] =>
  facts.toSorted((one, other) => Date.parse(one.seen_at) - Date.parse(other.seen_at) || (one.id < other.id ? -1 : 1));

/** The server's copy wins, because it knows when the server received it. */
export function allFacts(own: readonly GuideFact[], known: readonly GuideFact[]): GuideFact[] {
  const receivedFactIds = new Set(known.map(({ id }) => id));
  return [...known, ...own.filter(({ id }) => !receivedFactIds.has(id))];
}

const isTrusted = ({ doubt }: GuideFact): boolean => !doubt;

/** One arrival outweighs an absence, because the phone that reports the absence may not know of it. */
export function checkInStateOf(facts: readonly GuideFact[], booked = Number.POSITIVE_INFINITY): CheckInState {
  const ordered = sortFacts(facts.filter(isTrusted));
  const factsSinceUndo = ordered.slice(ordered.findLastIndex(({ kind }) => kind === "undone") + 1);
  const [first, ...doubles] = factsSinceUndo.filter(({ kind }) => kind === "arrived");
  if (first) return { state: "in", fact: first, guests: Math.min(first.guests, booked), late: first.late, doubles };
  const absentFact = factsSinceUndo.findLast(({ kind }) => kind === "absent");
  return absentFact ? { state: "absent", fact: absentFact } : { state: "expected" };
}

/** Exceeds every known fact, even if this phone's clock is behind, so that the last report wins. */
export const nextSeenAt = (now: number, facts: readonly GuideFact[]): string =>
  new Date(Math.max(now, ...facts.filter(isTrusted).map(({ seen_at }) => Date.parse(seen_at) + 1))).toISOString();
