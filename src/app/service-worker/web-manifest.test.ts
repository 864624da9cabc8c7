import { expect, it } from "vitest";
import { shortName } from "./web-manifest.ts";

it.each([
  ["Journey to Uzbekistan", "Journey"],
  ["Silk Road Tours", "Silk Road"],
  ["Registan", "Registan"],
  ["Turkestanreisebüro Samarkand", "Turkestanrei"],
])("shortens '%s' to '%s' for the icon", (name, short) => {
  expect(shortName(name)).toBe(short);
});
