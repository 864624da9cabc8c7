import { spawn } from "node:child_process";
import { cpus } from "node:os";
import { expect, it } from "vitest";
import { heldUp, timedBesideOthers } from "./busy.ts";

const at = (ran: number, waited: number) => ({ ran, waited });

it.each([
  ["nobody waited", [at(5, 1)], [at(15, 1)], 1],
  ["one waited as long as it ran", [at(5, 1)], [at(15, 11)], 2],
  ["what idled counts for nothing", [at(5, 1), at(9, 9)], [at(15, 11), at(9, 9)], 2],
  ["a thread that began meanwhile counts whole", [], [at(10, 5)], 1.5],
  ["nothing ran", [at(1, 1)], [at(1, 1)], 1],
])("held up: %s", (_, before, after, times) => {
  const threads = (each: typeof before) => new Map(each.map((one, n) => [String(n), one]));
  expect(heldUp(threads(before), threads(after))).toBe(times);
});

const SPIN_MS = 300;
const spin = async () => {
  const end = performance.now() + SPIN_MS;
  while (performance.now() < end);
};

it("beside others that want every core a limit is wider", async () => {
  const others = Array.from({ length: 2 * cpus().length }, () =>
    spawn(process.execPath, ["-e", "while (true);"], { detached: true, stdio: "ignore" }),
  );
  try {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { ms, busy } = await timedBesideOthers(spin);
    expect(ms).toBeGreaterThanOrEqual(SPIN_MS);
    expect(busy).toBeGreaterThan(1.5);
  } finally {
    for (const other of others) other.kill("SIGKILL");
  }
});
