import type { GuideFact } from "./pocket.ts";

/** `doubles` are further arrivals of the same guests: a voucher scanned twice, or on two phones. */
export type CheckInState =
  | { state: "expected" }
  | { state: "absent"; fact: GuideFact }
  | { state: "in"; fact: GuideFact; guests: number; late: boolean; doubles: GuideFact[] };

/** The same order on every phone and the server. */
export const sortFacts = (facts: readonly GuideFact[]): GuideFact[] =>
  facts.toSorted((one, other) => Date.parse(one.seen_at) - Date.parse(other.seen_at) || (one.id < other.id ? -1 : 1));

/** Prefers the server's copy, which knows when it was received. */
export function allFacts(own: readonly GuideFact[], known: readonly GuideFact[]): GuideFact[] {
  const received = new Set(known.map(({ id }) => id));
  return [...known, ...own.filter(({ id }) => !received.has(id))];
}

const isBelieved = ({ doubt }: GuideFact): boolean => !doubt;

/**
 * One arrival is enough: a phone that marks someone absent may not know that another phone saw them. Never counts
 * more than the booked guests.
 */
export function checkInStateOf(facts: readonly GuideFact[], booked = Number.POSITIVE_INFINITY): CheckInState {
  const ordered = sortFacts(facts.filter(isBelieved));
  const since = ordered.slice(ordered.findLastIndex(({ kind }) => kind === "undone") + 1);
  const [first, ...doubles] = since.filter(({ kind }) => kind === "arrived");
  if (first) return { state: "in", fact: first, guests: Math.min(first.guests, booked), late: first.late, doubles };
  const absent = since.findLast(({ kind }) => kind === "absent");
  return absent ? { state: "absent", fact: absent } : { state: "expected" };
}

/** Later than every known fact, even if this phone's clock is behind, so that the last report wins. */
export const nextSeenAt = (now: number, facts: readonly GuideFact[]): string =>
  new Date(Math.max(now, ...facts.filter(isBelieved).map(({ seen_at }) => Date.parse(seen_at) + 1))).toISOString();
