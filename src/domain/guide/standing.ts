import type { GuideFact } from "./pocket.ts";

/**
 * How a booking stands by what all phones saw. `doubles` are further arrivals of the same people: a voucher that was
 * scanned twice, or on two phones.
 */
export type CheckInState =
  | { state: "expected" }
  | { state: "absent"; fact: GuideFact }
  | { state: "in"; fact: GuideFact; guests: number; late: boolean; doubles: GuideFact[] };

/** One order on every phone and the server: by when it was seen, then by id. */
export const sortFacts = (facts: readonly GuideFact[]): GuideFact[] =>
  facts.toSorted((one, other) => Date.parse(one.seen_at) - Date.parse(other.seen_at) || (one.id < other.id ? -1 : 1));

/** What this phone told and what the server has, each fact once; the server's copy knows when it was received. */
export function allFacts(own: readonly GuideFact[], known: readonly GuideFact[]): GuideFact[] {
  const received = new Set(known.map(({ id }) => id));
  return [...known, ...own.filter(({ id }) => !received.has(id))];
}

const isBelieved = ({ doubt }: GuideFact): boolean => !doubt;

/**
 * `facts` are those of one booking, of all phones, in any order. What was taken back counts no more; after that one
 * arrival is enough: a phone that calls somebody absent does not know that another one saw them. Nobody counts as more
 * than the guests that were booked.
 */
export function checkInStateOf(facts: readonly GuideFact[], booked = Number.POSITIVE_INFINITY): CheckInState {
  const ordered = sortFacts(facts.filter(isBelieved));
  const since = ordered.slice(ordered.findLastIndex(({ kind }) => kind === "undone") + 1);
  const [first, ...doubles] = since.filter(({ kind }) => kind === "arrived");
  if (first) return { state: "in", fact: first, guests: Math.min(first.guests, booked), late: first.late, doubles };
  const absent = since.findLast(({ kind }) => kind === "absent");
  return absent ? { state: "absent", fact: absent } : { state: "expected" };
}

/** Later than all that is known of this booking, whatever this phone's clock says: what is told last counts last. */
export const nextSeenAt = (now: number, facts: readonly GuideFact[]): string =>
  new Date(Math.max(now, ...facts.filter(isBelieved).map(({ seen_at }) => Date.parse(seen_at) + 1))).toISOString();
