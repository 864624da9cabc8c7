import * as v from "valibot";
import { expect, it } from "vitest";
import { FORM_PROBLEMS } from "#texts/shared.ts";
import { problemIn, problemText } from "../../problem.ts";
import type { Traveler } from "../booking-view.ts";
import { aLocalBooking, aView } from "../booking.fixture.ts";
import {
  newestTravelers,
  nextSavedAt,
  takesTravelers,
  travelersForm,
  travelersFormSchema,
  travelersOf,
} from "./check-travelers.ts";

const guest = (more: Partial<Traveler> = {}): Traveler => ({
  position: 1,
  name: "Anna Lee",
  birth_year: 1980,
  nationality: "French",
  diet: null,
  note: null,
  ...more,
});

it("fills the form with stored travelers and reads the same back, gaps included", () => {
  const list = [guest({ position: 2 }), guest({ position: 3, name: null, birth_year: null, diet: "Vegan" })];
  const form = travelersForm(list, 3);
  expect(form).toMatchObject({ "name.1": "", "name.2": "Anna Lee", "birth_year.2": "1980", "diet.3": "Vegan" });
  expect(travelersOf(form, 3)).toEqual(list);
});

it.each([
  ["birth_year.2", "1899", "Please enter a year such as 1980"],
  ["birth_year.2", "2028", "Please enter a year such as 1980"],
  ["birth_year.2", "80", "Please enter a year such as 1980"],
  ["name.1", "R2D2", "Name contains invalid characters"],
  ["name.1", "x".repeat(102), "Name must be under 101 characters"],
  ["nationality.1", "x".repeat(51), "Nationality too long"],
  ["diet.1", "x".repeat(101), "Diet too long"],
  ["note.1", "x".repeat(301), "Note too long"],
])("answers %s with %j", (field, typed, said) => {
  const parsed = v.safeParse(travelersFormSchema(2, 2027), { ...travelersForm([guest()], 2), [field]: typed });
  expect(
    parsed.issues?.map(({ message, path }) => [path?.[0]?.key, problemText(problemIn(message), FORM_PROBLEMS)]),
  ).toEqual([[field, said]]);
});

it("keeps what was typed here until the server has a newer list", () => {
  const serverView = aView({ travelers: [guest()], travelers_saved_at: 5 });
  const mine = (saved_at: number) => ({ travelers: [guest({ name: "Bek" })], saved_at });
  expect(newestTravelers(aLocalBooking({ view: aView() }))).toBeNull();
  expect(newestTravelers(aLocalBooking({ view: serverView }))?.travelers).toEqual(serverView.travelers);
  expect(newestTravelers(aLocalBooking({ view: serverView, travelers: mine(6) }))).toEqual(mine(6));
  expect(newestTravelers(aLocalBooking({ view: serverView, travelers: mine(5) }))?.travelers).toEqual(
    serverView.travelers,
  );
});

it("dates a list later than every list it has seen, even on a clock years behind", () => {
  expect(nextSavedAt(100, null)).toBe(100);
  expect(nextSavedAt(100, { travelers: [], saved_at: 40 })).toBe(100);
  expect(nextSavedAt(100, { travelers: [], saved_at: 900 })).toBe(901);
});

it.each([
  ["confirmed", "2027-04-17", true],
  ["pending", "2027-04-14", true],
  ["confirmed", "2027-04-18", false],
  ["cancelled", "2027-04-01", false],
  ["expired", "2027-04-01", false],
] as const)("judges a %s trip on %s: %s", (status, today, takes) => {
  expect(takesTravelers(aView({ status }), today)).toBe(takes);
});
