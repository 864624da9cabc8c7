import { addDays, firstRequestDate, lastRequestDate } from "../../catalogue/travel-dates.ts";
import type { FoundProblem } from "../../problem.ts";

export type DepartureChoice =
  | { on: "dates"; dates: readonly string[] }
  | { on: "request"; first: string; last: string };

export const departuresOf = (dates: readonly string[], today: string): DepartureChoice =>
  dates.length > 0
    ? { on: "dates", dates }
    : { on: "request", first: firstRequestDate(today), last: lastRequestDate(today) };

export function departureProblem(chosen: string, departures: DepartureChoice): FoundProblem | undefined {
  if (departures.on === "dates") return departures.dates.includes(chosen) ? undefined : "date";
  const { first, last } = departures;
  if (chosen < first) return { code: "too_early", first };
  return chosen > last ? { code: "too_late", last } : undefined;
}

type OnRequest = Extract<DepartureChoice, { on: "request" }>;

export function nearestRequestDays(refused: string, { first, last }: OnRequest): string[] {
  if (refused < first) return [first];
  if (refused > last) return [last];
  return [addDays(refused, 1), addDays(refused, -1)].filter((day) => day >= first && day <= last);
}
