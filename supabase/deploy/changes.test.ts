import { afterEach, expect, it, vi } from "vitest";
import { changesFrom, lookAtChanges } from "./changes.ts";

const migrations = ["20261101000100_foundation.sql", "20261101000200_catalogue.sql", "20261201000000_companions.sql"];

it.each([
  ["a new shop", null, "A new shop of version 0.9.1: 3 migrations."],
  [
    "an older shop",
    { version: "0.9.0", migration: "20261101000200" },
    "From version 0.9.0 to 0.9.1: \n  20261201000000_companions.sql",
  ],
  ["the same shop", { version: "0.9.1", migration: "20261201000000" }, "From version 0.9.1 to 0.9.1: no new migration"],
])("lists what changes in %s", (_, standing, words) => {
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

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["a project without functions", async () => new Response("", { status: 404 }), true, "A new shop of version 0.9.1"],
  ["a shop whose functions are broken", async () => new Response("", { status: 503 }), true, "health answers 503"],
  ["an address where nobody answers", () => Promise.reject(new Error("no route")), false, "does not answer: no route"],
])("treats only a project without functions as a new shop: %s", async (_, answer, ok, words) => {
  vi.stubGlobal("fetch", answer);
  const shop = { site: "https://shop.example", backend: "https://backend.example", key: "k" };
  const changes = await lookAtChanges(shop, "0.9.1");
  expect([changes.ok, changes.ok ? changes.words : changes.why]).toEqual([ok, expect.stringContaining(words)]);
});
