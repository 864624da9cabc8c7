import "fake-indexeddb/auto";
import { act, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cacheForDesk } from "../../data/local/desk-cache.ts";
import { db } from "../../data/local/db.ts";
import type { Result } from "../../domain/result.ts";
import type { DeskQuery } from "./desk-query.ts";
import { type DeskRead, useDeskRead } from "./use-desk-read.ts";

const unreachable = { ok: false, code: "unreachable", reason: "unreachable" } as const;
let root: Root;
let read: DeskRead<string>;

function Probe({ query }: { query: DeskQuery<string> }) {
  const now = useDeskRead(query);
  useEffect(() => {
    read = now;
  });
  return null;
}
const names = async () => (await db.state.toArray()).map(({ key }) => key);
async function show(key: string, answer: Result<string>) {
  await act(async () => root.render(<Probe query={{ key, ask: async () => answer, cached: v.string() }} />));
  // The database answers in order, so the hook has its answer by now.
  await act(async () => void (await names()));
  expect(read.loading).toBe(false);
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  await db.state.clear();
  root = createRoot(document.createElement("div"));
});
afterEach(() => act(async () => root.unmount()));

it("caches an answer, and shows a cached one with its own time when the server is silent", async () => {
  await show("a", { ok: true, value: "fresh" });
  await vi.waitFor(async () => expect(await names()).toEqual(["desk:a"]));
  await cacheForDesk([{ name: "b", value: "seen" }], 1_000);
  await show("b", unreachable);
  expect(read).toMatchObject({ value: "seen", loadedAt: 1_000, failure: unreachable });
});

it("keeps the answer on the screen when a later read gets none", async () => {
  await show("a", { ok: true, value: "fresh" });
  const { loadedAt } = read;
  await show("a", unreachable);
  await act(() => read.refresh());
  expect(read).toMatchObject({ value: "fresh", loadedAt, failure: unreachable });
});

it("clears the cache when the server refuses the read to this account", async () => {
  await cacheForDesk([{ name: "a", value: "seen" }], 1_000);
  await show("a", { ok: false, code: "forbidden", reason: "forbidden" });
  expect(read.value).toBeUndefined();
  await vi.waitFor(async () => expect(await names()).toEqual([]));
});
