import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onConnectionLost, reportConnectionBack } from "./connection-events.ts";
import { loadWithRetry } from "./load-with-retry.ts";

const gone = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("retries every five seconds until the part loads, and reports only the first failure", async () => {
  const load = vi.fn<() => Promise<string>>(gone);
  const failed = vi.fn<() => void>();
  const lost = vi.fn<() => void>();
  const leave = onConnectionLost(lost);
  const part = loadWithRetry(load, failed);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(failed).toHaveBeenCalledOnce();
  expect(lost).toHaveBeenCalledOnce();
  load.mockResolvedValue("the part");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await part).toBe("the part");
  leave();
});

it.each([
  ["the server answers again", reportConnectionBack],
  ["the browser is online", () => window.dispatchEvent(new Event("online"))],
])("retries at once when %s", async (_, back) => {
  const load = vi.fn<() => Promise<string>>(gone);
  const part = loadWithRetry(load);
  await vi.advanceTimersByTimeAsync(10);
  load.mockResolvedValue("the part");
  back();
  await vi.advanceTimersByTimeAsync(0);
  expect(await part).toBe("the part");
});
