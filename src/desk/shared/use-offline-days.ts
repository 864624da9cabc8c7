import { use, useEffect } from "react";
import * as v from "valibot";
import { create } from "zustand";
import { trimDeskCache, cacheForDesk, cachedForDesk } from "../../data/local/desk-cache.ts";
import { sessionToken } from "../../data/net/supabase-client.ts";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import { todayInTashkent } from "../../domain/catalogue/travel-dates.ts";
import { offlinePeriod } from "../../domain/desk/departures/calendar/calendar-period.ts";
import { cacheScreens } from "../../shared/browser/cache-screens.ts";
import { isVisible, onReturn } from "../../shared/browser/wake-ups.ts";
import { paths } from "../../shared/paths.ts";
import { runWhenIdle } from "../../shared/run-when-idle.ts";
import { PreloadContext } from "../../shared/ui/page/lazy-screen.tsx";
import { manifestQuery, departuresQuery } from "./desk-query.ts";

const DAYS = 14;
const DOWNLOAD_INTERVAL_MS = 15 * 60_000;
const CHECK_INTERVAL_MS = 60_000;
const OFFLINE_DAYS_KEY = "offline-days";

type OfflineDays = {
  at: number | null | undefined;
  ready: boolean;
  busy: boolean;
};
export const useOfflineDaysState = create<OfflineDays>(() => ({ at: undefined, ready: false, busy: false }));

const cachedAt = async () => (await cachedForDesk(OFFLINE_DAYS_KEY, v.number()))?.at ?? null;

async function download(now: number): Promise<void> {
  const { from, to } = offlinePeriod(todayInTashkent(now), DAYS);
  const comingDepartures = departuresQuery(from, to);
  const manifests = await callDesk("rpc/admin_next_days", { days: DAYS });
  const departures = manifests.ok ? await comingDepartures.ask() : manifests;
  if (!manifests.ok || !departures.ok) return;
  // The admin may sign out meanwhile, and nothing may be cached after that.
  if ((await sessionToken()) === null) return;
  await cacheForDesk(
    [
      ...manifests.value.map(({ item_id, day, manifest }) => ({
        name: manifestQuery(item_id, day).key,
        value: manifest,
      })),
      { name: comingDepartures.key, value: departures.value },
      { name: OFFLINE_DAYS_KEY, value: DAYS },
    ],
    now,
  );
  await trimDeskCache(now);
}

async function refresh(preload: (path: string) => Promise<void>): Promise<void> {
  const state = useOfflineDaysState.getState();
  const now = Date.now();
  if (state.busy || !isVisible()) return;
  if (state.ready && state.at && now - state.at < DOWNLOAD_INTERVAL_MS) return;
  useOfflineDaysState.setState({ busy: true });
  try {
    const at = await cachedAt();
    if (at === null || now - at >= DOWNLOAD_INTERVAL_MS) await download(now);
    const screens = [
      paths.admin(),
      paths.adminDepartures(),
      paths.adminManifest("item", "day"),
      paths.adminBookings(),
      paths.adminBooking("id"),
    ];
    const areScreensCached = await cacheScreens(screens.map((path) => () => preload(path)));
    useOfflineDaysState.setState({ ready: areScreensCached, at: await cachedAt() });
  } catch (error) {
    console.warn("The desk is not ready for offline use:", error);
  } finally {
    useOfflineDaysState.setState({ busy: false });
  }
}

export function useOfflineDays(): void {
  const preload = use(PreloadContext);
  useEffect(() => {
    runWhenIdle(() => void refresh(preload));
    return onReturn(() => void refresh(preload), { on: [], every: CHECK_INTERVAL_MS });
  }, [preload]);
}
