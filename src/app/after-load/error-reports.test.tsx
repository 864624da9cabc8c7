import { afterEach, expect, it, vi } from "vitest";
import { startErrorReports } from "./error-reports.ts";
import * as queue from "../../data/sync/errors/error-queue.ts";

vi.mock("../../data/sync/errors/error-queue.ts", () => ({
  queueError: vi.fn(async () => undefined),
  sendErrors: vi.fn(async () => undefined),
}));

afterEach(() => {
  vi.useRealTimers();
});

it("queues uncaught errors and rejections with their page, and sends them together after 5 s", async () => {
  vi.useFakeTimers();
  startErrorReports();
  expect(queue.sendErrors).toHaveBeenCalledTimes(1);
  const broken = new Error("broken");
  window.dispatchEvent(new ErrorEvent("error", { error: broken }));
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: "refused" }));
  const page = { version: expect.any(String), source: "page", place: window.location.pathname };
  expect(vi.mocked(queue.queueError).mock.calls).toEqual([
    [{ ...page, error: broken }],
    [{ ...page, error: "refused" }],
  ]);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(queue.sendErrors).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(queue.sendErrors).toHaveBeenCalledTimes(2);
});

it("sends what waited when the network is back", () => {
  vi.mocked(queue.sendErrors).mockClear();
  window.dispatchEvent(new Event("online"));
  expect(queue.sendErrors).toHaveBeenCalled();
});
