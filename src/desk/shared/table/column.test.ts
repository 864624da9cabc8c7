import { describe, expect, it } from "vitest";
import { nextSort } from "./column.ts";

describe("the order of a table", () => {
  it("goes round: rising, falling, as it was", () => {
    const rounds = ["", "owed", "-owed"].map((now) => nextSort(now, "owed"));
    expect(rounds).toEqual(["owed", "-owed", ""]);
    expect(nextSort("-owed", "name")).toBe("name");
  });
});
