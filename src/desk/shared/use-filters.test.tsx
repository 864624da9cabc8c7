import { act } from "react";
import { beforeEach, expect, it } from "vitest";
import { renderHook } from "../../../tests/support/render.tsx";
import { type Filters, useFilters } from "./use-filters.ts";

let filters: { current: Filters };

beforeEach(async () => {
  window.history.replaceState(null, "", "/admin/payments?page=3");
  filters = await renderHook(useFilters);
});

it("applies both of two filters changed before the next render", async () => {
  const { set } = filters.current;
  await act(async () => {
    set({ status: "pending" });
    set({ search: "ada" });
  });
  expect([filters.current.get("status"), filters.current.get("search"), filters.current.page]).toEqual([
    "pending",
    "ada",
    1,
  ]);
});

it("does not return to the list for a word still being typed when a row was opened", async () => {
  const { set } = filters.current;
  window.history.pushState(null, "", "/admin/bookings/b1");
  await act(async () => set({ search: "ada" }));
  expect([window.location.pathname, window.location.search]).toEqual(["/admin/bookings/b1", ""]);
});
