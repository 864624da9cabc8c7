import { addDays, firstRequestDate, lastRequestDate } from "../../catalogue/travel-dates.ts";
import { day } from "../../../languages/en/write.ts";
import { FIELD_ERRORS } from "./field-rules.ts";

export type DepartureChoice =
  | { on: "dates"; dates: readonly string[] }
  | { on: "request"; first: string; last: string };

export const departuresOf = (dates: readonly string[], today: string): DepartureChoice =>
  dates.length > 0
    ? { on: "dates", dates }
    : { on: "request", first: firstRequestDate(today), last: lastRequestDate(today) };

export function departureProblem(chosen: string, departures: DepartureChoice): string | undefined {
  if (departures.on === "dates") return departures.dates.includes(chosen) ? undefined : FIELD_ERRORS.date;
  const { first, last } = departures;
  if (chosen < first) return `We need a few days to prepare: choose ${day(first)} or later.`;
  return chosen > last ? `That is too far ahead: choose ${day(last)} or earlier.` : undefined;
}

type OnRequest = Extract<DepartureChoice, { on: "request" }>;

export function nearestRequestDays(refused: string, { first, last }: OnRequest): string[] {
  if (refused < first) return [first];
  if (refused > last) return [last];
  return [addDays(refused, 1), addDays(refused, -1)].filter((day) => day >= first && day <= last);
}
