import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ShownCatalogue } from "../../data/local/catalogue/catalogue-store.ts";
import { createConnection } from "../../data/net/connection.ts";
import { fakePage } from "../../shared/browser/page.fixture.ts";
import { watchTriggers } from "./triggers.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const page = fakePage();
  const sync = vi.fn(async () => undefined);
  const connection = createConnection();
  const state: Pick<ShownCatalogue, "synced" | "problem"> = { synced: true, problem: null };
  watchTriggers({ page, sync, connection, state: () => state });
  const later = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    return sync.mock.calls.length;
  };
  return { ...page, sync, connection, state, later };
}

it("syncs on focus, when visible again and when online, not in bursts and not while hidden", async () => {
  const { window, document, sync, later } = watched();
  await later(2);
  window.fire("focus");
  document.fire("visibilitychange");
  expect(sync).toHaveBeenCalledTimes(1);
  window.fire("online");
  expect(sync).toHaveBeenCalledTimes(2);
  document.visibilityState = "hidden";
  expect(await later(900)).toBe(2);
  document.visibilityState = "visible";
  expect(await later(2)).toBe(3);
});

it("syncs every five minutes while all is well", async () => {
  const { later } = watched();
  expect(await later(299)).toBe(0);
  expect(await later(305)).toBe(2);
});

it.each([
  ["nothing answers", (page: ReturnType<typeof watched>) => page.connection.report("offline")],
  ["the server answers with failures", (page: ReturnType<typeof watched>) => (page.state.problem = "refused")],
  ["another tab was to ask and nothing came", (page: ReturnType<typeof watched>) => (page.state.synced = false)],
])("probes within ten seconds while %s, at most nine times a minute", async (_, happens) => {
  const page = watched();
  happens(page);
  expect(await page.later(9)).toBe(1);
  expect(await page.later(591)).toBeLessThanOrEqual(90);
  expect(page.sync.mock.calls.length).toBeGreaterThanOrEqual(60);
});

it("syncs at once when another call is answered after silence", async () => {
  const { connection, sync, state, later } = watched();
  connection.report("offline");
  state.problem = "unreachable";
  await later(2);
  connection.report("online");
  expect(sync).toHaveBeenCalledTimes(1);
});

it.each([
  ["hung", 8],
  ["refused at once", 0],
])("syncs within 20 seconds after a network that %s is good again", async (_, seconds) => {
  for (let goodAt = 1; goodAt <= 120; goodAt += 1) {
    vi.clearAllTimers();
    const { sync, connection, state, later } = watched();
    const start = performance.now();
    const time = () => performance.now() - start;
    let [ends, end] = [Number.POSITIVE_INFINITY, () => undefined as void];
    let answeredAt = 0;
    sync.mockImplementation(() => {
      if (time() >= goodAt * 1_000) answeredAt ||= time();
      else {
        ends = time() + seconds * 1_000;
        connection.report("offline");
        state.problem = "unreachable";
      }
      return new Promise((resolve) => (end = () => resolve(undefined)));
    });
    connection.report("offline");
    while (answeredAt === 0) {
      await later(1);
      if (time() >= ends || answeredAt > 0) end();
    }
    expect(answeredAt - goodAt * 1_000).toBeLessThanOrEqual(20_000);
  }
});
