import { expect, it } from "vitest";
import { aPackage, aTour } from "../../../domain/catalogue/rows/rows.fixture.ts";
import { packageData, tourData } from "./json-ld.ts";

it("gives search engines no rating without a review", () => {
  for (const stars of [null, [0, 0, 0, 0, 0]]) {
    expect(tourData(aTour({ stars }), 100)).not.toHaveProperty("aggregateRating");
    expect(packageData(aPackage({ stars }), 100)).not.toHaveProperty("aggregateRating");
  }
});
