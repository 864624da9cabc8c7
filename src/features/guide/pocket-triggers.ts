import { isVisible, onReturn, type WokenPage } from "../../shared/browser/wake-ups.ts";

const EVERY_MS = 60_000;
/** Focus and visibility come in pairs, and what is sent comes in bursts. */
const AT_MOST_EVERY_MS = 1_000;

/** Not the clock's: a phone sets it right when the network is back. */
const now = () => performance.now();

/** When a guide's phone asks what the office knows: on focus, visible again and online, after sending, and every minute while open. */
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
    /** What was sent comes back with the time at which the server took it: a look that began before that does not have it. */
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
