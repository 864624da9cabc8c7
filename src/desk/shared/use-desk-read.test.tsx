import "fake-indexeddb/auto";
import { act } from "react";
import * as v from "valibot";
import { beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "../../../tests/support/render.tsx";
import { db } from "../../data/local/db.ts";
import { cacheForDesk } from "../../data/local/desk-cache.ts";
import { connection } from "../../data/net/connection.ts";
import type { Result } from "../../domain/result.ts";
import type { DeskQuery } from "./desk-query.ts";
import { type DeskRead, useDeskRead } from "./use-desk-read.ts";

const unreachable = { ok: false, code: "unreachable", reason: "unreachable" } as const;
let read: { current: DeskRead<string> };

const names = async () => (await db.state.toArray()).map(({ key }) => key);
async function show(key: string, answer: Result<string>) {
  const query: DeskQuery<string> = { key, ask: async () => answer, cached: v.string() };
  read = await renderHook(() => useDeskRead(query));
  // The database answers in order, so the hook has its answer by now.
  await act(async () => void (await names()));
  expect(read.current.loading).toBe(false);
}

beforeEach(async () => {
  await db.state.clear();
});

it("caches an answer, and shows a cached one with its own time when the server is silent", async () => {
  await show("a", { ok: true, value: "fresh" });
  await vi.waitFor(async () => expect(await names()).toEqual(["desk:a"]), 30_000);
  await cacheForDesk([{ name: "b", value: "seen" }], 1_000);
  await show("b", unreachable);
  expect(read.current).toMatchObject({ value: "seen", loadedAt: 1_000, failure: unreachable });
});

it("keeps the answer on the screen when a later read gets none", async () => {
  await show("a", { ok: true, value: "fresh" });
  const { loadedAt } = read.current;
  await show("a", unreachable);
  await act(() => read.current.refresh());
  expect(read.current).toMatchObject({ value: "fresh", loadedAt, failure: unreachable });
});

it("clears the cache when the server refuses the read to this account", async () => {
  await cacheForDesk([{ name: "a", value: "seen" }], 1_000);
  await show("a", { ok: false, code: "forbidden", reason: "forbidden" });
  expect(read.current.value).toBeUndefined();
  await vi.waitFor(async () => expect(await names()).toEqual([]), 30_000);
});

it("asks no read again without end while one gets no answer and another does", async () => {
  const asked = { lists: 0, money: 0 };
  const ask = (name: keyof typeof asked, answer: Result<string>) => async () => {
    asked[name] += 1;
    if (asked[name] > 20) return new Promise<never>(() => undefined);
    await names();
    connection.report(answer.ok ? "online" : "offline");
    return answer;
  };
  const lists: DeskQuery<string> = { key: "lists", ask: ask("lists", { ok: true, value: "all" }) };
  const money: DeskQuery<string> = { key: "money", ask: ask("money", unreachable) };
  await renderHook(() => [useDeskRead(money), useDeskRead(lists)]);
  for (let round = 0; round < 50; round += 1) await act(async () => void (await names()));
  expect(asked).toEqual({ lists: 1, money: 2 });
});
