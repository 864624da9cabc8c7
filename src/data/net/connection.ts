import { createStore } from "zustand/vanilla";

/** Comes from our own requests and probes, because `navigator.onLine` is true behind a captive portal. */
export type Connection = "online" | "slow" | "offline";

export const SLOW_AFTER_MS = 2_000;
export const OFFLINE_AFTER_MS = 8_000;

type Reason = "login_page";

export type ConnectionStore = {
  get: () => Connection;
  initial: () => Connection;
  subscribe: (listener: (connection: Connection, before: Connection) => void) => () => void;
  report: (connection: Connection, reason?: Reason) => void;
  /** Why it is offline, if the answers tell. */
  reason: () => Reason | undefined;
};

export function createConnection(initial: Connection = "online"): ConnectionStore {
  const { getState, setState, subscribe } = createStore<{ state: Connection; reason?: Reason | undefined }>(() => ({
    state: initial,
  }));
  return {
    get: () => getState().state,
    initial: () => initial,
    subscribe: (listener) => subscribe((now, before) => listener(now.state, before.state)),
    report: (state, reason) => {
      const before = getState();
      if (before.state !== state || before.reason !== reason) setState({ state, reason }, true);
    },
    reason: () => getState().reason,
  };
}

export function connectionForDelay(elapsedMs: number): Connection {
  return elapsedMs >= SLOW_AFTER_MS ? "slow" : "online";
}

export const connection = createConnection();
