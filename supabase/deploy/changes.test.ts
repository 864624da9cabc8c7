import { expect, it } from "vitest";
import { changesFrom } from "./changes.ts";

const migrations = ["20261101000100_foundation.sql", "20261101000200_catalogue.sql", "20261201000000_companions.sql"];

it.each([
  ["a new shop", null, "A new shop of version 0.9.1: 3 migrations."],
  [
    "an older shop",
    { version: "0.9.0", migration: "20261101000200" },
    "From version 0.9.0 to 0.9.1: \n  20261201000000_companions.sql",
  ],
  ["the same shop", { version: "0.9.1", migration: "20261201000000" }, "From version 0.9.1 to 0.9.1: no new migration"],
])("tells what changes in %s", (_, standing, words) => {
  expect(changesFrom(standing, "0.9.1", migrations)).toEqual({ ok: true, words });
});

it.each([
  ["a newer version", { version: "0.10.0", migration: "20261101000200" }, "Going back is not possible"],
  [
    "a migration from elsewhere",
    { version: "0.9.1", migration: "20261115000000" },
    "which this checkout does not know",
  ],
])("refuses a shop with %s", (_, standing, why) => {
  expect(changesFrom(standing, "0.9.1", migrations)).toEqual({ ok: false, why: expect.stringContaining(why) });
});
