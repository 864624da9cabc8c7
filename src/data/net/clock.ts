import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";

/** Beyond this the server's clock wins, so a phone that is years off does not hide every departure. */
const TOLERATED_MS = 5 * 60_000;
const STORED_EVERY_MS = 60_000;

type Heard = { server_ms: number; offset_ms: number };

/** Workers have no local storage, and they get an answer before they need the time. */
type OfPage = {
  localStorage?: { getItem: (name: string) => string | null; setItem: (name: string, text: string) => void };
};

function readStored(): Heard {
  try {
    const text = (globalThis as OfPage).localStorage?.getItem(LOCAL_STORAGE.clock) ?? "{}";
    const { server_ms, offset_ms }: Partial<Heard> = JSON.parse(text);
    if (Number.isFinite(server_ms) && Number.isFinite(offset_ms)) return { server_ms, offset_ms } as Heard;
  } catch {
    // The browser refuses storage, or another writer broke the value.
  }
  return { server_ms: 0, offset_ms: 0 };
}

function store(heard: Heard): void {
  try {
    (globalThis as OfPage).localStorage?.setItem(LOCAL_STORAGE.clock, JSON.stringify(heard));
  } catch {
    // Without storage the value lasts as long as the page.
  }
}

function createClock() {
  let heard = readStored();
  let stored = heard;
  return {
    heardServerTime: (header: string | null, deviceNowMs: number): void => {
      const server_ms = header === null ? Number.NaN : Date.parse(header);
      if (Number.isNaN(server_ms)) return;
      const difference = server_ms - deviceNowMs;
      heard = { server_ms, offset_ms: Math.abs(difference) > TOLERATED_MS ? difference : 0 };
      const isNews =
        Math.abs(server_ms - stored.server_ms) > STORED_EVERY_MS ||
        Math.abs(heard.offset_ms - stored.offset_ms) > TOLERATED_MS;
      if (!isNews) return;
      stored = heard;
      store(heard);
    },
    /** Picks the earlier clock that is not before the server's last answer, so a reset clock never counts. */
    trustedNow: (deviceNowMs: number = Date.now()): number => {
      const { server_ms, offset_ms } = heard;
      const possible = [deviceNowMs, deviceNowMs + offset_ms].filter((ms) => ms >= server_ms - TOLERATED_MS);
      return possible.length > 0 ? Math.min(...possible) : server_ms;
    },
  };
}

export const { heardServerTime, trustedNow } = createClock();
