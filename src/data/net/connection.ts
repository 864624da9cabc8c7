import { createStore } from "zustand/vanilla";

/** Comes from our own requests and probes, because `navigator.onLine` is true behind a captive portal. */
export type Connection = "online" | "slow" | "offline";

export const SLOW_AFTER_MS = 2_000;
export const OFFLINE_AFTER_MS = 8_000;

export type ConnectionStore = {
  get: () => Connection;
  initial: () => Connection;
  subscribe: (listener: (connection: Connection, before: Connection) => void) => () => void;
  report: (connection: Connection) => void;
};

export function createConnection(initial: Connection = "online"): ConnectionStore {
  const { getState, setState, subscribe } = createStore<Connection>(() => initial);
  return { get: getState, initial: () => initial, subscribe, report: (next) => setState(next) };
}

export function connectionForDelay(elapsedMs: number): Connection {
  return elapsedMs >= SLOW_AFTER_MS ? "slow" : "online";
}

export const connection = createConnection();
