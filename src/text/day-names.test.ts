import { expect, it } from "vitest";
import * as ru from "#languages/ru/days.ts";
import * as uz from "#languages/uz/days.ts";
import { parseDay } from "../domain/catalogue/parse-day.ts";

it.each([
  [ru, "24 декабря", "2026-12-24"],
  [ru, "3 мая 2027", "2027-05-03"],
  [ru, "Хива завтра", "2026-11-23"],
  [ru, "мартина", undefined],
  [uz, "24-dekabr", "2026-12-24"],
  [uz, "3 iyul", "2027-07-03"],
  [uz, "Xiva ertaga", "2026-11-23"],
] as const)("reads a day in the languages of the office", ({ DAY_NAMES }, typed, day) => {
  expect(parseDay(typed, "2026-11-22", DAY_NAMES)?.day).toBe(day);
});
