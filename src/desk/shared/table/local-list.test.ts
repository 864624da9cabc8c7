import { expect, it } from "vitest";
import { localList } from "./local-list.ts";

const read = {
  value: [
    { name: "b", uses: 10 },
    { name: "A", uses: 9 },
    { name: "c", uses: 1 },
  ],
  loadedAt: 0,
  loading: false,
  failure: undefined,
  refresh: () => Promise.resolve(),
};
const orders = { name: ({ name }: { name: string }) => name, uses: ({ uses }: { uses: number }) => uses };
const names = (sort: string, page = 1, size = 10) =>
  localList(read, { get: () => sort, page }, size, orders).value?.rows.map(({ name }) => name);

it.each([
  ["", ["b", "A", "c"]],
  ["name", ["A", "b", "c"]],
  ["-name", ["c", "b", "A"]],
  ["uses", ["c", "A", "b"]],
  ["nonsense", ["b", "A", "c"]],
])("is sorted by %j", (sort, shown) => {
  expect(names(sort)).toEqual(shown);
});

it("is shown page by page with the total count", () => {
  expect(names("name", 2, 2)).toEqual(["c"]);
  expect(localList(read, { get: () => "", page: 1 }, 2, orders).value?.count).toBe(3);
});
