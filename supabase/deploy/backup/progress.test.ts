import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Stalled } from "./failures.ts";
import { withProgress } from "./progress.ts";

const printed = vi.fn<(line: string) => void>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "log").mockImplementation(printed);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  printed.mockReset();
});

it("prints a line every 5 seconds and goes on for as long as rows arrive", async () => {
  const working = withProgress(3, async (progress) => {
    for (let second = 0; second < 60; second += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      progress.rows += 100;
    }
    return "done";
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await working).toBe("done");
  expect(printed).toHaveBeenCalledTimes(12);
  expect(printed).toHaveBeenNthCalledWith(
    11,
    expect.stringMatching(/^Connecting: 0 tables, 5[45]00 rows, 0 pictures$/),
  );
  expect(vi.getTimerCount()).toBe(0);
});

it("gives up with the step it stood at when nothing moves for the time given", async () => {
  const failure = withProgress(60, (progress) => {
    progress.step = "Reading public.bookings";
    return new Promise(() => {});
  }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(62_000);
  const stands = "Reading public.bookings: 0 tables, 0 rows, 0 pictures.";
  expect(await failure).toEqual(new Stalled(`Nothing moved for 60 seconds (BACKUP_STALL_SECONDS). ${stands}`));
  expect(vi.getTimerCount()).toBe(0);
});
