import { expect, it } from "vitest";
import { touchedTests } from "./touched-tests.ts";

const files: Record<string, string> = {
  "a.sql": "create function public.hold_seats(a int) returns int; create table private.seat_holds (id int);",
  "one.test.ts": 'rpc("hold_seats")',
  "two.test.ts": 'rpc("hold_seats"); select("seat_holds")',
  "none.test.ts": 'rpc("withhold_seats_of")',
};
const read = (file: string) => files[file] ?? "";
const tests = ["one.test.ts", "two.test.ts", "none.test.ts"];

it.each([
  ["nothing changed", [], []],
  ["a migration: who names most of it comes first", ["a.sql"], ["two.test.ts", "one.test.ts"]],
  ["a test itself", ["none.test.ts"], ["none.test.ts"]],
  ["both", ["a.sql", "none.test.ts"], ["none.test.ts", "two.test.ts", "one.test.ts"]],
  ["what is no migration", ["src/a.ts"], []],
])("%s", (_, changed, expected) => {
  expect(touchedTests(changed, tests, read)).toEqual(expected);
});
