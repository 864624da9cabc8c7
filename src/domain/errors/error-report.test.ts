import * as v from "valibot";
import { expect, it } from "vitest";
import { errorReportSchema, placeOfPath, withoutPersonalData } from "./error-report.ts";

it.each([
  ["an address", "No mailbox anna.o'neil+uz@example.co.uk", "No mailbox anna.o'[email]"],
  ["an address in Cyrillic", "анна@пример.рф", "[email]"],
  ["a phone", "Bad phone +998 (90) 123-45-67!", "Bad phone [number]!"],
  ["a token in a link", "at https://shop.uz/trips/1#token=abc:12:3", "at https://shop.uz/trips/1:12:3"],
  [
    "quoted input",
    `Unexpected token 'A', "{name: Anna Smith}" is not valid JSON`,
    `Unexpected token 'A', "..." is not valid JSON`,
  ],
  ["quoted input that was cut off", `Unexpected end of "Anna Smi`, `Unexpected end of "..."`],
  ["a booking's id", "row 0b0e0000-0000-4000-8000-000000000001 is gone", "row [id] is gone"],
  ["a booking's reference", "trip K3PW-7Q2M", "trip [reference]"],
  ["a bare token", `key ${"aB3_".repeat(11)}`, "key [token]"],
  ["a card number", "4111 1111 1111 1111", "[number]"],
])("removes %s", (_, given, left) => {
  expect(withoutPersonalData(given)).toBe(left);
});

it("leaves what a programmer needs", () => {
  const stack =
    "TypeError: Cannot read properties of undefined (reading 'rows')\n    at https://shop.uz/assets/desk-CaB12x9_.js:12:34567";
  expect(withoutPersonalData(stack)).toBe(stack);
});

it.each([
  ["/trips/0b0e0000-0000-4000-8000-000000000001?x=1#token=abc", "/trips/:id"],
  ["/tours/silk-road-by-rail", "/tours/silk-road-by-rail"],
  ["/admin/bookings/K3PW-7Q2M", "/admin/bookings/:id"],
])("tells the place of %s", (path, place) => {
  expect(placeOfPath(path)).toBe(place);
});

it("shortens what is long and refuses keys it does not know", () => {
  const report = { version: "1.0.0", source: "page", place: "/", message: "m ".repeat(999), stack: "", count: 1 };
  expect(v.parse(errorReportSchema, report).message).toHaveLength(300);
  expect(v.is(errorReportSchema, { ...report, name: "Anna" })).toBe(false);
});
