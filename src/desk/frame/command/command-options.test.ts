import { expect, it } from "vitest";
import { actionsFor } from "./command-options.ts";

const found = (typed: string) => actionsFor(typed).map(({ title, detail, to }) => [title, detail, to]);

it("finds a setting by its label or by its section, and names where it is", () => {
  expect(found("phone")).toEqual([["Phone", "Settings · Contacts", "/admin/settings#phone"]]);
  expect(found("cancel")).toEqual([["Cancellation", "Settings", "/admin/settings#tiers"]]);
});

it("finds the list of travelers who were not reached", () => {
  expect(found("not reached")).toEqual([["Not reached", "Page", "/admin/not-reached"]]);
});
