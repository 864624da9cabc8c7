import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startProgress } from "./progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const takes = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

it("says after three seconds what a start waits for, then when each step ended", async () => {
  const lines: string[] = [];
  const { step } = startProgress((line) => lines.push(line));
  void step("the functions", takes(1_000));
  void step("the database", takes(5_000));
  void step("the app", takes(9_500));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines).toEqual([
    "After 3.0 s still waiting for the database and the app.",
    "    5.0 s  the database",
    "    9.5 s  the app",
  ]);
});

it("says nothing about a quick start, nor after its end", async () => {
  const lines: string[] = [];
  const { step, end } = startProgress((line) => lines.push(line));
  await Promise.all([step("the database", takes(900)), vi.advanceTimersByTimeAsync(1_000)]);
  end();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(lines).toEqual([]);
});
