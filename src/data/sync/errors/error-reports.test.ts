import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as queue from "./error-queue.ts";
import { startErrorReports } from "./error-reports.ts";

vi.mock("./error-queue.ts", () => ({
  queueError: vi.fn(async () => undefined),
  sendErrors: vi.fn(async () => undefined),
}));

const where = { version: "1.0.0", source: "page" } as const;
function page() {
  const target = new EventTarget();
  const happen = (type: string, more: object) => target.dispatchEvent(Object.assign(new Event(type), more));
  return { target: target as unknown as Parameters<typeof startErrorReports>[0], happen };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

it("queues uncaught errors and rejections with their page, and sends them together after 5 s", async () => {
  const { target, happen } = page();
  startErrorReports(target, where, () => "/tours");
  await vi.advanceTimersByTimeAsync(10);
  expect(queue.sendErrors).toHaveBeenCalledTimes(1);
  const broken = new Error("broken");
  happen("error", { error: broken });
  happen("error", { message: "Script error." });
  happen("unhandledrejection", { reason: "refused" });
  expect(vi.mocked(queue.queueError).mock.calls).toEqual([
    [{ ...where, place: "/tours", error: broken }],
    [{ ...where, place: "/tours", error: "refused" }],
  ]);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(queue.sendErrors).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(queue.sendErrors).toHaveBeenCalledTimes(2);
});

it("sends while the page breaks every second", async () => {
  const { target, happen } = page();
  startErrorReports(target, where, () => "/");
  for (let second = 0; second < 60; second += 1) {
    happen("error", { error: new Error("again") });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(vi.mocked(queue.sendErrors).mock.calls.length).toBeGreaterThanOrEqual(10);
});

it("waits while another tab sends, because both would send the same errors", async () => {
  const finish: (() => void)[] = [];
  vi.mocked(queue.sendErrors).mockImplementation(() => new Promise((done) => finish.push(done)));
  for (const { target } of [page(), page()]) startErrorReports(target, where, () => "/");
  await vi.waitFor(() => expect(queue.sendErrors).toHaveBeenCalledTimes(1), 30_000);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(queue.sendErrors).toHaveBeenCalledTimes(1);
  finish[0]?.();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(queue.sendErrors).toHaveBeenCalledTimes(2);
  finish[1]?.();
});
