import { describe, expect, it } from "vitest";
import { nextSort } from "./column.ts";

describe("the order of a table", () => {
  it("cycles through ascending, descending and unsorted", () => {
    const rounds = ["", "owed", "-owed"].map((now) => nextSort(now, "owed"));
    expect(rounds).toEqual(["owed", "-owed", ""]);
    expect(nextSort("-owed", "name")).toBe("name");
  });
});
