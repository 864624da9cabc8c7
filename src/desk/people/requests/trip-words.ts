import type { DeskRequest } from "../../../domain/desk/lists/desk-schema.ts";
import { day } from "#words/write.ts";
import { REQUESTS } from "#words/desk/requests.ts";

export const tripWords = ({ trip }: DeskRequest): string =>
  trip === null
    ? ""
    : [
        REQUESTS.guests(trip.guests),
        trip.start_date ? REQUESTS.from(day(trip.start_date)) : null,
        trip.end_date ? REQUESTS.until(day(trip.end_date)) : null,
        trip.cities.length > 0 ? trip.cities.join(", ") : null,
        trip.budget_cents === null ? null : REQUESTS.budget(trip.budget_cents),
      ]
        .filter(Boolean)
        .join(" · ");
