import { act, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CatalogueContext, type CatalogueView } from "./use-catalogue.ts";
import { type Changes, useUrlChoices } from "./use-url-choices.ts";

let change: (changes: Changes) => void;
function Probe() {
  const choices = useUrlChoices();
  useLayoutEffect(() => {
    ({ change } = choices);
  });
  return null;
}
const seen = { catalogue: {}, today: "2026-05-01" } as CatalogueView;
const root = createRoot(document.createElement("div"));
const address = () => window.location.pathname + window.location.search;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  window.history.replaceState(null, "", "/tours?city=Khiva&shown=40");
  await act(async () =>
    root.render(
      <BrowserRouter>
        <CatalogueContext value={seen}>
          <Probe />
        </CatalogueContext>
      </BrowserRouter>,
    ),
  );
});
afterEach(() => act(() => root.render(null)));

it("adds a choice to the address and starts at the first page", async () => {
  await act(async () => change({ q: "desert" }));
  expect(address()).toBe("/tours?city=Khiva&q=desert");
});

it("does not return to the list for a word still being typed when a card was tapped", async () => {
  window.history.pushState(null, "", "/tours/t1");
  await act(async () => change({ q: "desert" }));
  expect(address()).toBe("/tours/t1");
});
