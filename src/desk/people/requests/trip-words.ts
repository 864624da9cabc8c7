import { REQUESTS } from "#texts/desk.ts";
import { day, money } from "#texts/write.ts";
import type { DeskRequest } from "../../../domain/desk/lists/desk-schema.ts";

/** Mostly data, so that a narrow cell cuts no sentence. */
export function tripPreview({ trip }: DeskRequest): string {
  if (trip === null) return "";
  const { guests, start_date, end_date, cities, budget_cents } = trip;
  const dates = [start_date ? day(start_date) : "", ...(end_date ? [day(end_date)] : [])].join(" – ").trim();
  const budget = budget_cents === null ? "" : money(budget_cents);
  return [REQUESTS.guests({ guests }), dates, cities.join(", "), budget].filter(Boolean).join(" · ");
}

export const tripWords = ({ trip }: DeskRequest): string =>
  trip === null
    ? ""
    : [
        REQUESTS.guests({ guests: trip.guests }),
        trip.start_date ? REQUESTS.from({ start: day(trip.start_date) }) : null,
        trip.end_date ? REQUESTS.until({ end: day(trip.end_date) }) : null,
        trip.cities.length > 0 ? trip.cities.join(", ") : null,
        trip.budget_cents === null ? null : REQUESTS.budget({ cents: trip.budget_cents }),
      ]
        .filter(Boolean)
        .join(" · ");
