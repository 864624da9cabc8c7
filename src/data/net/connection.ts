import { createStore } from "zustand/vanilla";

/**
 * The one truth about the network. Nobody asks `navigator.onLine`: it says "online" behind a captive portal.
 * Every request of ours reports how it went; a probe is sent only when somebody wants to know.
 */
export type Connection = "online" | "slow" | "offline";

/** An answer that takes longer than this is slow. */
export const SLOW_AFTER_MS = 2_000;
/** An answer that has not come by now counts as none. */
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
