import { expect, it } from "vitest";
import { aPackage, aTour } from "../../../domain/catalogue/rows/rows.fixture.ts";
import { packageData, tourData } from "./json-ld.ts";

it("gives search engines no rating that nobody gave", () => {
  for (const stars of [null, [0, 0, 0, 0, 0]]) {
    expect(tourData(aTour({ stars }), 100)).not.toHaveProperty("aggregateRating");
    expect(packageData(aPackage({ stars }), 100)).not.toHaveProperty("aggregateRating");
  }
});

it("gives the real one, of a trip as of the product that it is too", () => {
  const stars = [0, 0, 1, 2, 9];
  const aggregateRating = { "@type": "AggregateRating", ratingValue: "4.7", reviewCount: 12 };
  expect(tourData(aTour({ stars }), 100)).toMatchObject({ "@type": ["TouristTrip", "Product"], aggregateRating });
  expect(packageData(aPackage({ stars }), 100)).toMatchObject({ "@type": "Product", aggregateRating });
});
