import { expect, it } from "vitest";
import { keepKnownRows } from "./apply-delta.ts";
import { aDestination } from "./rows.fixture.ts";

it("keeps the object of a row that says the same, and takes the new one of a row that changed", () => {
  const [same, old] = [aDestination({ id: "a" }), aDestination({ id: "b", name: "Khiva" })];
  const changed = aDestination({ id: "b", name: "Xiva" });
  const more = aDestination({ id: "c" });
  const none = { tours: [], packages: [] };
  const kept = keepKnownRows(
    { destinations: [same, old], ...none },
    { destinations: [aDestination({ id: "a" }), changed, more], ...none },
  );
  expect(kept.destinations.map((row) => [same, changed, more].indexOf(row))).toEqual([0, 1, 2]);
});
