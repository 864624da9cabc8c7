import * as v from "valibot";
import { isOpenBooking } from "../booking-state.ts";
import type { BookingView, Traveler } from "../booking-view.ts";
import { travelerRules } from "../form/field-rules.ts";
import type { LocalBooking, TravelerList } from "../local-booking.ts";

export const TRAVELER_FIELDS = ["name", "birth_year", "nationality", "diet", "note"] as const;
export type TravelerField = (typeof TRAVELER_FIELDS)[number];

export type TravelersFormValues = Record<string, string>;

const placesOf = (guests: number) => Array.from({ length: guests }, (_, at) => at + 1);

export const takesTravelers = ({ status, ends_on }: Pick<BookingView, "status" | "ends_on">, today: string): boolean =>
  isOpenBooking(status) && ends_on >= today;

/** The local list wins until the server has one at least as new. */
export function newestTravelers({ view, travelers }: Pick<LocalBooking, "view" | "travelers">): TravelerList | null {
  const savedTravelers = { travelers: view?.travelers ?? [], saved_at: view?.travelers_saved_at ?? 0 };
  const newest = travelers && travelers.saved_at > savedTravelers.saved_at ? travelers : savedTravelers;
  return newest.saved_at === 0 ? null : newest;
}

export const wereTravelersChangedElsewhere = ({ view, travelers }: Pick<LocalBooking, "view" | "travelers">): boolean =>
  travelers !== undefined && view !== null && view.travelers_saved_at > travelers.saved_at;

/** Exceeds every known list, even if this device's clock is behind. */
export const nextSavedAt = (now: number, seen: TravelerList | null): number => Math.max(now, (seen?.saved_at ?? 0) + 1);

export function travelersForm(list: readonly Traveler[], guests: number): TravelersFormValues {
  const entries = placesOf(guests).flatMap((place) => {
    const guest = list.find(({ position }) => position === place);
    return TRAVELER_FIELDS.map((field) => [`${field}.${place}`, String(guest?.[field] ?? "")]);
  });
  return Object.fromEntries(entries);
}

export function travelersFormSchema(guests: number, thisYear: number): v.GenericSchema<TravelersFormValues> {
  const rules = travelerRules(thisYear);
  const entries = placesOf(guests).flatMap((place) =>
    TRAVELER_FIELDS.map((field) => [`${field}.${place}`, rules[field]]),
  );
  return v.object(Object.fromEntries(entries));
}

export const travelersOf = (form: TravelersFormValues, guests: number): Traveler[] =>
  placesOf(guests).flatMap((position) => {
    const fieldValue = (field: TravelerField) => form[`${field}.${position}`] || null;
    const year = fieldValue("birth_year");
    const guest = {
      position,
      name: fieldValue("name"),
      birth_year: year === null ? null : Number(year),
      nationality: fieldValue("nationality"),
      diet: fieldValue("diet"),
      note: fieldValue("note"),
    };
    return TRAVELER_FIELDS.some((field) => guest[field] !== null) ? [guest] : [];
  });
