import type { Traveler } from "../../../domain/booking/booking-view.ts";

export const travelerWords = ({ name, birth_year, nationality, diet, note }: Traveler): string =>
  [name ?? "No name yet", birth_year === null ? null : `born ${birth_year}`, nationality, diet, note]
    .filter((part) => part !== null)
    .join(" · ");
