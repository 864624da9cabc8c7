import "fake-indexeddb/auto";
import { expect, it, vi } from "vitest";
import type { Availability } from "../../../domain/catalogue/availability.ts";
import type { Result } from "../../../domain/result.ts";
import { recentlyViewed, storeViewed } from "../../local/catalogue/catalogue-recent.ts";
import { JourneyDatabase } from "../../local/db.ts";
import { loadAvailability, type CachedAvailability } from "./load-availability.ts";

const seats = {
  as_of: "2026-11-21T10:00:00Z",
  on_request: false,
  max_guests: 8,
  dates: [{ date: "2026-12-01", seats_left: 3 }],
};

const unreachable = { ok: false, code: "unreachable", reason: "unreachable" } as const;
async function values(answer: Result<Availability>) {
  const known: CachedAvailability[] = [];
  await loadAvailability(
    "tour",
    "t1",
    (value) => known.push(value),
    async () => answer,
  );
  return known;
}

it("stores seats with the time they were fetched, and tells stale from fresh", async () => {
  expect(await values(unreachable)).toEqual([]);
  expect((await values({ ok: true, value: seats })).at(-1)).toEqual({
    availability: seats,
    fresh: true,
  });
  const cached = await values(unreachable);
  await vi.waitFor(() => expect(cached).toEqual([{ availability: seats, fresh: false }]), 30_000);
});

it("keeps the last twelve items viewed, newest first, each once", async () => {
  const database = new JourneyDatabase("recent");
  for (let at = 1; at <= 15; at += 1) await storeViewed({ kind: "tour", id: `t${at}` }, at, database);
  await storeViewed({ kind: "tour", id: "t10" }, 99, database);
  const recent = await recentlyViewed(database);
  expect(recent).toHaveLength(12);
  expect(recent.slice(0, 2).map(({ id }) => id)).toEqual(["t10", "t15"]);
  database.close();
});
