import { act } from "react";
import { beforeEach, expect, it } from "vitest";
import { renderHook } from "../../../../tests/support/render.tsx";
import { CatalogueContext, type CatalogueView } from "./use-catalogue.ts";
import { type Changes, useUrlChoices } from "./use-url-choices.ts";

let change: (changes: Changes) => void;
const seen = { catalogue: {}, today: "2026-05-01" } as CatalogueView;
const address = () => window.location.pathname + window.location.search;

beforeEach(async () => {
  window.history.replaceState(null, "", "/tours?city=Khiva&shown=40");
  const choices = await renderHook(useUrlChoices, (probe) => <CatalogueContext value={seen}>{probe}</CatalogueContext>);
  change = (changes) => choices.current.change(changes);
});

it("adds a choice to the address and starts at the first page", async () => {
  await act(async () => change({ q: "desert" }));
  expect(address()).toBe("/tours?city=Khiva&q=desert");
});

it("does not return to the list for a word still being typed when a card was tapped", async () => {
  window.history.pushState(null, "", "/tours/t1");
  await act(async () => change({ q: "desert" }));
  expect(address()).toBe("/tours/t1");
});
