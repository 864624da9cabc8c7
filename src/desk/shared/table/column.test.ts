import { describe, expect, it } from "vitest";
import { chosenColumns, type Column, nextSort, sortOf } from "./column.ts";

const column = (id: string, rare = false): Column<null> => ({ id, title: id, cell: () => null, width: 1, rare });
const columns = [column("name"), column("trip"), column("total"), column("email", true)];
const ids = (names: string) => chosenColumns(columns, names).map(({ id }) => id);

describe("which columns a table shows", () => {
  it.each([
    ["", ["name", "trip", "total"]],
    ["email", ["name", "email"]],
    ["email,trip", ["name", "trip", "email"]],
    ["nonsense", ["name", "trip", "total"]],
    ["name", ["name", "trip", "total"]],
  ])("%j: %j", (names, shown) => {
    expect(ids(names)).toEqual(shown);
  });
});

describe("the order of a table", () => {
  it("goes round: rising, falling, as it was", () => {
    const rounds = ["", "owed", "-owed"].map((now) => nextSort(now, "owed"));
    expect(rounds).toEqual(["owed", "-owed", ""]);
    expect(nextSort("-owed", "name")).toBe("name");
  });

  it.each([
    ["", null],
    ["owed", { by: "owed", descending: false }],
    ["-owed", { by: "owed", descending: true }],
  ])("reads %j", (text, sort) => {
    expect(sortOf(text)).toEqual(sort);
  });
});
