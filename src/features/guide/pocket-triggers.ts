import { isVisible, onReturn, type WokenPage } from "../../shared/browser/wake-ups.ts";

const EVERY_MS = 60_000;
/** Focus and visibility fire in pairs, and reports are sent in bursts. */
const AT_MOST_EVERY_MS = 1_000;

/** A phone may correct its clock once online, so use the monotonic one. */
const now = () => performance.now();

export function watchPocket(look: () => void, page: WokenPage = globalThis) {
  let last = Number.NEGATIVE_INFINITY;
  let due = false;
  const lookNow = () => {
    if (!isVisible(page)) return;
    last = now();
    look();
  };
  const unlessWithin = (ms: number) => () => {
    if (now() - last >= ms) lookNow();
  };
  onReturn(lookNow, { on: ["online"], page });
  onReturn(unlessWithin(AT_MOST_EVERY_MS), { on: ["focus", "visible"], page });
  onReturn(unlessWithin(EVERY_MS - AT_MOST_EVERY_MS), { on: [], every: EVERY_MS, page });
  return {
    lookNow,
    /** An answer requested before the report was sent lacks the server's time of it. */
    lookAfterSending: (): void => {
      if (due) return;
      due = true;
      setTimeout(
        () => {
          due = false;
          lookNow();
        },
        Math.max(0, last + AT_MOST_EVERY_MS - now()),
      );
    },
  };
}
