import { addDays } from "../catalogue/travel-dates.ts";
import type { Departures } from "./departures.ts";

type OnRequest = Extract<Departures, { on: "request" }>;

/** The days on request nearest to one that was refused: the first or last that can be asked for, else its neighbours. */
export function nearestRequestDays(refused: string, { first, last }: OnRequest): string[] {
  if (refused < first) return [first];
  if (refused > last) return [last];
  return [addDays(refused, 1), addDays(refused, -1)].filter((day) => day >= first && day <= last);
}
