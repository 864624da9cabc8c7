import { act } from "react";
import { beforeEach, expect, it } from "vitest";
import { renderHook } from "../../../../tests/support/render.tsx";
import { type Ticks, useTicks } from "./use-ticks.ts";

type Row = { id: string; note?: string };
const pageOf = (ids: string, note?: string): Row[] => ids.split("").map((id) => (note ? { id, note } : { id }));
const idOf = ({ id }: Row) => id;

let ticks: { current: Ticks<Row> };
async function show(rows: readonly Row[]): Promise<void> {
  ticks = await renderHook(() => useTicks(rows, idOf));
}
const ids = () => ticks.current.rows.map(idOf).join("");

beforeEach(async () => {
  await show(pageOf("abcd"));
});

it("ticks all rows between the last tick and this one, in either direction", async () => {
  await act(async () => ticks.current.toggle({ id: "c" }));
  await act(async () => ticks.current.toggle({ id: "a" }, true));
  expect(ids().split("").toSorted().join("")).toBe("abc");
  await act(async () => ticks.current.toggle({ id: "b" }));
  await act(async () => ticks.current.toggle({ id: "d" }, true));
  expect(ids().split("").toSorted().join("")).toBe("abcd");
});

it("ticks both rows of two keys that are applied together", async () => {
  await act(async () => {
    ticks.current.toggle({ id: "a" });
    ticks.current.toggle({ id: "c" });
  });
  expect(ids()).toBe("ac");
});

it("keeps ticked rows while another page is shown, as they were last seen", async () => {
  await act(async () => ticks.current.page(true));
  await show(pageOf("ef"));
  await act(async () => ticks.current.toggle({ id: "e" }));
  expect(ids()).toBe("abcde");
  await show(pageOf("ab", "changed since"));
  expect(ticks.current.rows.map(({ note }) => note ?? "")).toEqual(["changed since", "changed since", "", "", ""]);
  await act(async () => ticks.current.page(false));
  expect(ids()).toBe("cde");
});
