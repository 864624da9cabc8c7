import { act, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Ticks, useTicks } from "./use-ticks.ts";

type Row = { id: string; note?: string };
const pageOf = (ids: string, note?: string): Row[] => ids.split("").map((id) => (note ? { id, note } : { id }));
const idOf = ({ id }: Row) => id;

let ticks: Ticks<Row>;
function Probe({ rows }: { rows: readonly Row[] }) {
  const found = useTicks(rows, idOf);
  useLayoutEffect(() => {
    ticks = found;
  });
  return null;
}
const root = createRoot(document.createElement("div"));
const show = (rows: readonly Row[]) => act(async () => root.render(<Probe rows={rows} />));
const ids = () => ticks.rows.map(idOf).join("");

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  await show(pageOf("abcd"));
});
afterEach(() => act(() => root.render(null)));

it("ticks all rows between the last tick and this one, in either direction", async () => {
  await act(async () => ticks.toggle({ id: "c" }));
  await act(async () => ticks.toggle({ id: "a" }, true));
  expect(ids().split("").toSorted().join("")).toBe("abc");
  await act(async () => ticks.toggle({ id: "b" }));
  await act(async () => ticks.toggle({ id: "d" }, true));
  expect(ids().split("").toSorted().join("")).toBe("abcd");
});

it("ticks both rows of two keys that are applied together", async () => {
  await act(async () => {
    ticks.toggle({ id: "a" });
    ticks.toggle({ id: "c" });
  });
  expect(ids()).toBe("ac");
});

it("keeps ticked rows while another page is shown, as they were last seen", async () => {
  await act(async () => ticks.page(true));
  await show(pageOf("ef"));
  await act(async () => ticks.toggle({ id: "e" }));
  expect(ids()).toBe("abcde");
  await show(pageOf("ab", "changed since"));
  expect(ticks.rows.map(({ note }) => note ?? "")).toEqual(["changed since", "changed since", "", "", ""]);
  await act(async () => ticks.page(false));
  expect(ids()).toBe("cde");
});
