import { liveQuery } from "dexie";
import { countNeeds, showBadge } from "../../data/local/badge.ts";
import { trustedNow } from "../../data/net/clock.ts";

/** Holds end by the clock, without anything being written. */
const LOOK_EVERY_MS = 60_000;

/** The icon of the installed app says how many trips need the traveller. */
export const startBadge = (): void => {
  const look = () => countNeeds(trustedNow());
  const refused = (error: unknown) => console.warn("No badge:", error);
  liveQuery(look).subscribe({ next: (count) => void showBadge(count), error: refused });
  setInterval(() => void look().then(showBadge, refused), LOOK_EVERY_MS);
};
