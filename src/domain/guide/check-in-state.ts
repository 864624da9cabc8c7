import type { GuideFact } from "./roster.ts";

type Arrivals = {
  guests: number;
  persons: GuideFact[];
  doubles: GuideFact[];
};
export type CheckInState = Arrivals &
  ({ state: "expected" } | { state: "absent"; fact: GuideFact } | { state: "in"; fact: GuideFact; late: boolean });

/** Every phone and the server must use the same order. */
export const sortFacts = (facts: readonly GuideFact[]): GuideFact[] =>
  facts.toSorted((one, other) => Date.parse(one.seen_at) - Date.parse(other.seen_at) || (one.id < other.id ? -1 : 1));

/** The server's copy wins, because it knows when the server received it. */
export function allFacts(own: readonly GuideFact[], known: readonly GuideFact[]): GuideFact[] {
  const receivedFactIds = new Set(known.map(({ id }) => id));
  return [...known, ...own.filter(({ id }) => !receivedFactIds.has(id))];
}

const isTrusted = ({ doubt }: GuideFact): boolean => !doubt;

const personOf = ({ position }: GuideFact): number | null => position ?? null;
const isUndoneBy = (fact: GuideFact, later: GuideFact) =>
  later.kind === "undone" && [null, personOf(fact)].includes(personOf(later));

/** A person checked in after the party adds one guest; one checked in before is part of the party's number. */
function readArrivals(facts: readonly GuideFact[], booked: number) {
  const ordered = sortFacts(facts.filter(isTrusted));
  const validFacts = ordered.filter(
    (fact, at) => fact.kind !== "undone" && !ordered.slice(at + 1).some((later) => isUndoneBy(fact, later)),
  );
  const arrivals = validFacts.filter(({ kind }) => kind === "arrived");
  const firsts = arrivals.filter((fact, at) => arrivals.findIndex((one) => personOf(one) === personOf(fact)) === at);
  const partyAt = firsts.findIndex((fact) => personOf(fact) === null);
  const party = firsts[partyAt] ?? null;
  const persons = firsts.filter((fact) => personOf(fact) !== null);
  const added = party ? firsts.length - 1 - partyAt : persons.length;
  return {
    validFacts,
    party,
    persons,
    doubles: arrivals.filter((fact) => !firsts.includes(fact)),
    guests: Math.min((party?.guests ?? 0) + added, booked),
  };
}

/** One arrival outweighs an absence, because the phone that reports the absence may not know of it. */
export function checkInStateOf(facts: readonly GuideFact[], booked = Number.POSITIVE_INFINITY): CheckInState {
  const { validFacts, party, persons, doubles, guests } = readArrivals(facts, booked);
  const arrivals = { guests, persons, doubles };
  const isComplete = persons.length >= (Number.isFinite(booked) ? booked : 1);
  const fact = party ?? (isComplete ? persons[0] : undefined);
  if (fact) return { ...arrivals, state: "in", fact, late: fact.late };
  const absentFact = validFacts.findLast(({ kind }) => kind === "absent");
  return absentFact ? { ...arrivals, state: "absent", fact: absentFact } : { ...arrivals, state: "expected" };
}

/** The arrival that already covers this person, or this whole party for null. */
export function earlierArrival(
  facts: readonly GuideFact[],
  position: number | null,
  booked = Number.POSITIVE_INFINITY,
): GuideFact | null {
  const { party, persons, guests } = readArrivals(facts, booked);
  const isWhole = guests >= booked || !Number.isFinite(booked);
  if (position === null) return party ?? (persons.length >= booked ? (persons[0] ?? null) : null);
  return persons.find((fact) => personOf(fact) === position) ?? (isWhole ? party : null);
}

export function repeatedArrivals(checkIn: CheckInState): GuideFact[] {
  const firsts = checkIn.state === "in" ? [checkIn.fact, ...checkIn.persons] : checkIn.persons;
  const repeated = firsts.filter((fact, at) => firsts.indexOf(fact) === at && doublesOf(checkIn, fact).length > 0);
  return sortFacts([...repeated, ...checkIn.doubles]);
}

export const doublesOf = ({ doubles }: CheckInState, first: GuideFact): GuideFact[] =>
  doubles.filter((fact) => personOf(fact) === personOf(first));

/** Exceeds every known fact, even if this phone's clock is behind, so that the last report wins. */
export const nextSeenAt = (now: number, facts: readonly GuideFact[]): string =>
  new Date(Math.max(now, ...facts.filter(isTrusted).map(({ seen_at }) => Date.parse(seen_at) + 1))).toISOString();
