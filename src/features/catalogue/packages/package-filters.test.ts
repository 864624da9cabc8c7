import { describe, expect, it } from "vitest";
import { aPackage } from "../../../domain/catalogue/rows/rows.fixture.ts";
import { findPackages, packageIndex, type PackageChoices } from "./package-filters.ts";

const packages = [
  aPackage({ id: "cheap", title: "Weekend in Bukhara", price_cents: 420_00, duration_days: 4 }),
  aPackage({ id: "mid", title: "Family heritage", price_cents: 1000_00, duration_days: 8, featured: true }),
  aPackage({ id: "dear", title: "Grand desert camp", price_cents: 2000_00, duration_days: 12 }),
];
const all: PackageChoices = { text: "", category: "all", duration: "all", budget: "all", sort: "featured" };
const find = (choices: Partial<PackageChoices>) =>
  findPackages(packages, packageIndex(packages), { ...all, ...choices });
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe("package filters", () => {
  it.each<[Partial<PackageChoices>, string[]]>([
    [{}, ["mid", "cheap", "dear"]],
    [{ text: "bukara" }, ["cheap"]],
    [{ category: "luxury" }, ["dear"]],
    [{ category: "family" }, ["mid"]],
    [{ duration: "short" }, ["cheap"]],
    [{ budget: "mid", duration: "medium" }, ["mid"]],
    [{ sort: "price-high" }, ["dear", "mid", "cheap"]],
  ])("%j finds %j", (choices, expected) => expect(ids(find(choices).found)).toEqual(expected));
});
