import { expect, it } from "vitest";
import { actionsFor } from "./command-options.ts";

const titles = (typed: string) => actionsFor(typed).map(({ title }) => title);

it.each([
  ["new book", ["New booking"]],
  ["booking new", ["New booking"]],
  ["aud", ["Audit"]],
  ["cash", ["Record cash: choose the booking with a balance"]],
  ["export pay", ["Export payments"]],
  ["nothing of the kind", []],
])("%j offers %j", (typed, offered) => {
  expect(titles(typed)).toEqual(offered);
});

it("offers every place while nothing is typed", () => {
  expect(titles("")).toContain("Gift cards");
});
