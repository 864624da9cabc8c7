import * as v from "valibot";
import { isOpenBooking } from "../booking-state.ts";
import type { BookingView, Traveller } from "../booking-view.ts";
import { travellerRules } from "../form/field-rules.ts";
import type { LocalBooking, TravellerList } from "../local-booking.ts";

export const TRAVELLER_FIELDS = ["name", "birth_year", "nationality", "diet", "note"] as const;
export type TravellerField = (typeof TRAVELLER_FIELDS)[number];

/** Each field is named with the guest's number, as in 'diet.2'. */
export type TravelersFormValues = Record<string, string>;

const placesOf = (guests: number) => Array.from({ length: guests }, (_, at) => at + 1);

export const takesTravellers = ({ status, ends_on }: Pick<BookingView, "status" | "ends_on">, today: string): boolean =>
  isOpenBooking(status) && ends_on >= today;

/** The local list wins until the server has one at least as new; null if nobody saved any. */
export function newestTravellers({
  view,
  travellers,
}: Pick<LocalBooking, "view" | "travellers">): TravellerList | null {
  const known = { travellers: view?.travellers ?? [], saved_at: view?.travellers_saved_at ?? 0 };
  const newest = travellers && travellers.saved_at > known.saved_at ? travellers : known;
  return newest.saved_at === 0 ? null : newest;
}

export const writtenElsewhere = ({ view, travellers }: Pick<LocalBooking, "view" | "travellers">): boolean =>
  travellers !== undefined && view !== null && view.travellers_saved_at > travellers.saved_at;

/** Later than every known list, even if this device's clock is behind. */
export const nextSavedAt = (now: number, seen: TravellerList | null): number =>
  Math.max(now, (seen?.saved_at ?? 0) + 1);

export function travellersForm(list: readonly Traveller[], guests: number): TravelersFormValues {
  const entries = placesOf(guests).flatMap((place) => {
    const guest = list.find(({ position }) => position === place);
    return TRAVELLER_FIELDS.map((field) => [`${field}.${place}`, String(guest?.[field] ?? "")]);
  });
  return Object.fromEntries(entries);
}

export function travellersFormSchema(guests: number, thisYear: number): v.GenericSchema<TravelersFormValues> {
  const rules = travellerRules(thisYear);
  const entries = placesOf(guests).flatMap((place) =>
    TRAVELLER_FIELDS.map((field) => [`${field}.${place}`, rules[field]]),
  );
  return v.object(Object.fromEntries(entries));
}

export const travellersOf = (form: TravelersFormValues, guests: number): Traveller[] =>
  placesOf(guests).flatMap((position) => {
    const told = (field: TravellerField) => form[`${field}.${position}`] || null;
    const year = told("birth_year");
    const guest = {
      position,
      name: told("name"),
      birth_year: year === null ? null : Number(year),
      nationality: told("nationality"),
      diet: told("diet"),
      note: told("note"),
    };
    return TRAVELLER_FIELDS.some((field) => guest[field] !== null) ? [guest] : [];
  });

export const travellerWords = ({ name, birth_year, nationality, diet, note }: Traveller): string =>
  [name ?? "No name yet", birth_year === null ? null : `born ${birth_year}`, nationality, diet, note]
    .filter((part) => part !== null)
    .join(" · ");
