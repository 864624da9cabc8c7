import { use, useEffect } from "react";
import * as v from "valibot";
import { create } from "zustand";
import { askDesk } from "../../data/remote/desk/ask-desk.ts";
import { manifestQuery, departuresQuery } from "./desk-query.ts";
import { trimDeskCache, cacheForDesk, cachedForDesk } from "../../data/local/desk-cache.ts";
import { sessionToken } from "../../data/net/supabase-client.ts";
import { pocketPeriod } from "../../domain/desk/departures/calendar/calendar-period.ts";
import { todayInTashkent } from "../../domain/catalogue/travel-dates.ts";
import { cacheScreens } from "../../shared/browser/keep-parts.ts";
import { isVisible, onReturn } from "../../shared/browser/wake-ups.ts";
import { paths } from "../../shared/paths.ts";
import { PreloadContext } from "../../shared/ui/page/lazy-screen.tsx";
import { whenQuiet } from "../../shared/when-quiet.ts";

const DAYS = 14;
const FILL_AGAIN_MS = 15 * 60_000;
const LOOK_EVERY_MS = 60_000;
const POCKET = "pocket";

type Pocket = {
  at: number | null | undefined;
  ready: boolean;
  busy: boolean;
};
export const usePocketState = create<Pocket>(() => ({ at: undefined, ready: false, busy: false }));

const keptAt = async () => (await cachedForDesk(POCKET, v.number()))?.at ?? null;

async function fill(now: number): Promise<void> {
  const { from, to } = pocketPeriod(todayInTashkent(now), DAYS);
  const ahead = departuresQuery(from, to);
  const people = await askDesk("rpc/admin_next_days", { days: DAYS });
  const departures = people.ok ? await ahead.ask() : people;
  if (!people.ok || !departures.ok) return;
  // The admin may sign out meanwhile, and nothing may be cached after that.
  if ((await sessionToken()) === null) return;
  await cacheForDesk(
    [
      ...people.value.map(({ item_id, day, manifest }) => ({ name: manifestQuery(item_id, day).key, value: manifest })),
      { name: ahead.key, value: departures.value },
      { name: POCKET, value: DAYS },
    ],
    now,
  );
  await trimDeskCache(now);
}

async function look(preload: (path: string) => Promise<void>): Promise<void> {
  const state = usePocketState.getState();
  const now = Date.now();
  if (state.busy || !isVisible()) return;
  if (state.ready && state.at && now - state.at < FILL_AGAIN_MS) return;
  usePocketState.setState({ busy: true });
  try {
    const at = await keptAt();
    if (at === null || now - at >= FILL_AGAIN_MS) await fill(now);
    const screens = [
      paths.admin(),
      paths.adminDepartures(),
      paths.adminManifest("item", "day"),
      paths.adminBookings(),
      paths.adminBooking("id"),
    ];
    const ready = await cacheScreens(screens.map((path) => () => preload(path)));
    usePocketState.setState({ ready, at: await keptAt() });
  } catch (error) {
    console.warn("The desk is not ready for when there is no network:", error);
  } finally {
    usePocketState.setState({ busy: false });
  }
}

export function useDeskPocket(): void {
  const preload = use(PreloadContext);
  useEffect(() => {
    whenQuiet(() => void look(preload));
    return onReturn(() => void look(preload), { on: [], every: LOOK_EVERY_MS });
  }, [preload]);
}
