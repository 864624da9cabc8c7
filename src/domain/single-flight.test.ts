import { expect, it, vi } from "vitest";
import {
  createQueue,
  loadOnce,
  singleFlight,
  singleFlightThenAgain,
  singleFlightUntilClosed,
} from "./single-flight.ts";

function work() {
  const ends: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((resolve) => void ends.push(resolve)));
  return { run, end: (index: number) => ends[index]?.() };
}

it("loads once, and again only after a failure", async () => {
  const load = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error("lost")).mockResolvedValue(1);
  const loaded = loadOnce(load);
  await expect(loaded()).rejects.toThrow("lost");
  expect(await Promise.all([loaded(), loaded()])).toEqual([1, 1]);
  expect(load).toHaveBeenCalledTimes(2);
});

it("shares one run among the calls that come while it runs", async () => {
  const { run, end } = work();
  const shared = singleFlight(run);
  const calls = [shared(), shared()];
  end(0);
  await Promise.all(calls);
  void shared();
  expect(run).toHaveBeenCalledTimes(2);
});

it("shares a run until it is closed, and the next one after it, also when the first one fails", async () => {
  const steps: { close: () => void; fail: (reason: Error) => void }[] = [];
  const shared = singleFlightUntilClosed((close) => new Promise<void>((_, fail) => void steps.push({ close, fail })));
  const first = shared();
  expect(shared()).toBe(first);
  await vi.waitFor(() => expect(steps).toHaveLength(1), 30_000);
  steps[0]?.close();
  const second = shared();
  expect(second).not.toBe(first);
  expect(shared()).toBe(second);
  expect(steps).toHaveLength(1);
  steps[0]?.fail(new Error("lost"));
  await expect(first).rejects.toThrow("lost");
  await vi.waitFor(() => expect(steps).toHaveLength(2), 30_000);
  expect(shared()).toBe(second);
  steps[1]?.fail(new Error("lost again"));
  await expect(second).rejects.toThrow("lost again");
  expect(shared()).not.toBe(second);
});

it("runs once more for all calls that came while one ran", async () => {
  const { run, end } = work();
  const again = singleFlightThenAgain(run);
  const first = again();
  const later = [again(), again()];
  end(0);
  await first;
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), 30_000);
  end(1);
  await Promise.all(later);
  expect(run).toHaveBeenCalledTimes(2);
});

it("runs queued works in order, also after one that failed", async () => {
  const queue = createQueue();
  const done: string[] = [];
  const failed = queue(() => Promise.reject(new Error("first")));
  const second = queue(async () => void done.push("second"));
  await expect(failed).rejects.toThrow("first");
  await second;
  expect(done).toEqual(["second"]);
});
