import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { aDestination, aPackage, aTour } from "../../domain/catalogue/rows/rows.fixture.ts";
import { EMPTY_SNAPSHOT } from "../../domain/catalogue/rows/snapshot.ts";
import { paths } from "../../shared/paths.ts";
import { routeNames, routeOf } from "../../shared/site.ts";
import { pagesOf, screenFiles } from "./pages.ts";

const catalogue = {
  ...EMPTY_SNAPSHOT,
  destinations: [aDestination()],
  tours: [aTour({ id: "t/1" })],
  packages: [aPackage()],
};
const pathsOf = (pages: { path: string }[]) => pages.map(({ path }) => path);

describe("the pages of a build", () => {
  it("are those of the site map, and each catalogue item with its booking page", () => {
    const all = pathsOf(pagesOf(catalogue));
    expect(all).toEqual(
      expect.arrayContaining(["/", "/search", "/about", "/destinations/d1", "/tours/t%2F1", "/booking/package/p1"]),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  it("are offered to search engines only if nothing in them is private", () => {
    const indexed = pagesOf(catalogue).filter(({ indexed }) => indexed);
    expect(pathsOf(indexed)).toContain("/tours/t%2F1");
    expect(pathsOf(indexed)).not.toContain("/search");
    expect(indexed.filter(({ route }) => routeOf(route).private)).toEqual([]);
  });
});

describe("the site map", () => {
  it("has a screen file of its own for each page written as HTML", () => {
    const files = screenFiles(readFileSync(new URL("../routes.tsx", import.meta.url), "utf8"));
    const without = routeNames.filter((name) => routeOf(name).html !== undefined && !files.has(name));
    expect(without).toEqual([]);
    expect(files.get("about")).toBe("features/info/about-screen.tsx");
  });

  it("gives each address to one entry and builds what it matches", () => {
    const patterns = routeNames.map((name) => routeOf(name).path.replace(/:\w+/g, ":"));
    expect(new Set(patterns).size).toBe(patterns.length);
    expect(paths.adminManifest("a/b", "2026-12-15")).toBe("/admin/departures/a%2Fb/2026-12-15");
    expect(paths.booking("tour", "t1")).toBe("/booking/tour/t1");
    expect(paths.paymentFailure({ code: "declined" })).toBe("/payment/failure?code=declined");
  });
});
