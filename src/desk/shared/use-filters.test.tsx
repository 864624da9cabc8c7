import { act, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Filters, useFilters } from "./use-filters.ts";

let filters: Filters;
function Probe() {
  const found = useFilters();
  useLayoutEffect(() => {
    filters = found;
  });
  return null;
}
const root = createRoot(document.createElement("div"));

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  window.history.replaceState(null, "", "/admin/payments?page=3");
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Probe />
      </BrowserRouter>,
    ),
  );
});
afterEach(() => act(() => root.render(null)));

it("applies both of two filters changed before the next render", async () => {
  const { set } = filters;
  await act(async () => {
    set({ status: "pending" });
    set({ search: "ada" });
  });
  expect([filters.get("status"), filters.get("search"), filters.page]).toEqual(["pending", "ada", 1]);
});

it("does not return to the list for a word still being typed when a row was opened", async () => {
  const { set } = filters;
  window.history.pushState(null, "", "/admin/bookings/b1");
  await act(async () => set({ search: "ada" }));
  expect([window.location.pathname, window.location.search]).toEqual(["/admin/bookings/b1", ""]);
});
