import { describe, expect, it } from "vitest";
import { type Column, columnsCsv, nextSort } from "./column.ts";

describe("the order of a table", () => {
  it("cycles through ascending, descending and unsorted", () => {
    const rounds = ["", "owed", "-owed"].map((now) => nextSort(now, "owed"));
    expect(rounds).toEqual(["owed", "-owed", ""]);
    expect(nextSort("-owed", "name")).toBe("name");
  });
});

it("writes a file of all columns, with plain text, and without buttons", () => {
  type Row = { name: string; phone: string };
  const columns: Column<Row>[] = [
    { id: "name", title: "Name", width: 1, cell: ({ name }) => name },
    { id: "phone", title: "Phone", width: 1, rare: true, csv: ({ phone }) => phone, cell: () => null },
    { id: "act", title: "Action", width: 1, csv: false, cell: () => "Press" },
  ];
  expect(columnsCsv(columns, [{ name: "=Anna", phone: "+998 90 555 00 11" }])).toBe(
    "\uFEFFName,Phone\r\n'=Anna,+998 90 555 00 11\r\n",
  );
});
