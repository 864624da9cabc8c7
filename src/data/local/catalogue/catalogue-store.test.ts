import { expect, it } from "vitest";
import { EMPTY_SNAPSHOT } from "../../../domain/catalogue/rows/snapshot.ts";
import { createCatalogueStore, catalogueStatus, type ShownCatalogue } from "./catalogue-store.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const there = (as_of: string) => ({ ...EMPTY_SNAPSHOT, complete: true, revision: 7, as_of });
const glance = { ...EMPTY_SNAPSHOT, revision: 7, as_of: "2026-11-21T11:59:00Z" };
const old = there("2026-11-19T12:00:00Z");

it.each<[string, Partial<ShownCatalogue>, string]>([
  ["nothing has come and nobody was asked", {}, "arriving"],
  ["nothing has come and nobody answers", { problem: "unreachable" }, "unreachable"],
  ["nothing has come and the server fails", { problem: "failed" }, "failed"],
  ["only the first glance is here", { snapshot: glance }, "arriving"],
  ["only the first glance is here and nobody answers", { snapshot: glance, problem: "unreachable" }, "unreachable"],
  ["an old catalogue is here and the server is being asked", { snapshot: old }, "arriving"],
  ["an old catalogue is here and nobody answers", { snapshot: old, problem: "unreachable" }, "unreachable"],
  ["the server said so minutes ago", { snapshot: there("2026-11-21T11:55:00Z"), problem: "unreachable" }, "there"],
  ["the server has answered this page", { snapshot: old, synced: true, problem: "unreachable" }, "there"],
])("has the status for the case that %s", (_, change, standing) => {
  const store = createCatalogueStore();
  store.set(change);
  expect(catalogueStatus(store.get(), NOW)).toBe(standing);
});
