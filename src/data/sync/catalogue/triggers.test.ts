import { expect, it, vi } from "vitest";
import { watchTriggers } from "./triggers.ts";
import type { Connection } from "../../net/connection.ts";

function listened() {
  const listeners = new Map<string, () => void>();
  return {
    visibilityState: "visible",
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
    fire: (type: string) => listeners.get(type)?.(),
  };
}

it("syncs on focus, on visible again and online, not in bursts and not while hidden", () => {
  const [window, document] = [listened(), listened()];
  const sync = vi.fn(async () => undefined);
  let [time, tick, state] = [0, () => undefined as void, "online" as Connection];
  const every = (_: number, work: () => void) => void (tick = work);
  watchTriggers({ window, document, sync, connection: { get: () => state }, now: () => time, every });
  time = 2_000;
  window.fire("focus");
  document.fire("visibilitychange");
  expect(sync).toHaveBeenCalledTimes(1);
  window.fire("online");
  expect(sync).toHaveBeenCalledTimes(2);
  time = 20_000;
  tick();
  expect(sync).toHaveBeenCalledTimes(2);
  state = "offline";
  tick();
  expect(sync).toHaveBeenCalledTimes(3);
  document.visibilityState = "hidden";
  time = 900_000;
  tick();
  expect(sync).toHaveBeenCalledTimes(3);
  document.visibilityState = "visible";
  state = "online";
  tick();
  expect(sync).toHaveBeenCalledTimes(4);
});
