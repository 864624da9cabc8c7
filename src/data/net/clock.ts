import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";

/** Beyond this the server's clock wins, so a phone that is years off does not hide every departure. */
const TOLERANCE_MS = 5 * 60_000;
const STORED_EVERY_MS = 60_000;

type ServerTime = { server_ms: number; offset_ms: number };

/** Workers have no local storage, and they get an answer before they need the time. */
type PageStorage = {
  localStorage?: { getItem: (name: string) => string | null; setItem: (name: string, text: string) => void };
};

function readStored(): ServerTime {
  try {
    const text = (globalThis as PageStorage).localStorage?.getItem(LOCAL_STORAGE.clock) ?? "{}";
    const { server_ms, offset_ms }: Partial<ServerTime> = JSON.parse(text);
    if (Number.isFinite(server_ms) && Number.isFinite(offset_ms)) return { server_ms, offset_ms } as ServerTime;
  } catch {
    // The browser refuses storage, or another writer broke the value.
  }
  return { server_ms: 0, offset_ms: 0 };
}

function store(serverTime: ServerTime): void {
  try {
    (globalThis as PageStorage).localStorage?.setItem(LOCAL_STORAGE.clock, JSON.stringify(serverTime));
  } catch {
    // Without storage the value lasts as long as the page.
  }
}

function createClock() {
  let serverTime = readStored();
  let lastServerTime = serverTime;
  return {
    recordServerTime: (header: string | null, deviceNowMs: number): void => {
      const server_ms = header === null ? Number.NaN : Date.parse(header);
      if (Number.isNaN(server_ms)) return;
      const offsetMs = server_ms - deviceNowMs;
      serverTime = { server_ms, offset_ms: Math.abs(offsetMs) > TOLERANCE_MS ? offsetMs : 0 };
      const shouldStore =
        Math.abs(server_ms - lastServerTime.server_ms) > STORED_EVERY_MS ||
        Math.abs(serverTime.offset_ms - lastServerTime.offset_ms) > TOLERANCE_MS;
      if (!shouldStore) return;
      lastServerTime = serverTime;
      store(serverTime);
    },
    /** Picks the earlier clock that is not before the server's last answer, so a reset clock never counts. */
    trustedNow: (deviceNowMs: number = Date.now()): number => {
      const { server_ms, offset_ms } = serverTime;
      const possibleTimes = [deviceNowMs, deviceNowMs + offset_ms].filter((ms) => ms >= server_ms - TOLERANCE_MS);
      return possibleTimes.length > 0 ? Math.min(...possibleTimes) : server_ms;
    },
  };
}

export const { recordServerTime, trustedNow } = createClock();
