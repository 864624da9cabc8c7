import { expect, it } from "vitest";
import { emptySlots } from "./content-gaps.ts";

const shot = { url: "a.webp", alt: "", x: 50, y: 50 };

it.each([
  ["a journey without pictures", { duration_days: "3", gallery: [] }, ["room", "table", "guide", "group", "vehicle"]],
  ["a day trip", { duration_days: "1", gallery: [] }, ["table", "guide", "group", "vehicle"]],
  [
    "a journey that shows its room and its vehicle",
    { duration_days: "3", gallery: [shot, { ...shot, slot: "vehicle" }, { ...shot, slot: "room" }] },
    ["table", "guide", "group"],
  ],
  ["a destination", { gallery: [] }, []],
])("asks by name for the photographs of %s", (_, form, asked) => {
  expect(emptySlots(form)).toEqual(asked);
});
