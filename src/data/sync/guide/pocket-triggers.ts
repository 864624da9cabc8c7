type Listened = { addEventListener: (type: string, listener: () => void) => void };

export type PocketTriggerDeps = {
  window: Listened;
  document: Listened & { visibilityState: string };
  look: () => void;
};

const EVERY_MS = 60_000;
/** Focus and visibility come in pairs, and what is sent comes in bursts. */
const AT_MOST_EVERY_MS = 1_000;

/** Not the clock's: a phone sets it right when the network is back. */
const now = () => performance.now();

/** When a guide's phone asks what the office knows: on focus, visible again and online, after sending, and every minute while open. */
export function watchPocket({ window, document, look }: PocketTriggerDeps) {
  let last = Number.NEGATIVE_INFINITY;
  let due = false;
  const lookNow = () => {
    if (document.visibilityState === "hidden") return;
    last = now();
    look();
  };
  const unlessWithin = (ms: number) => () => {
    if (now() - last >= ms) lookNow();
  };
  window.addEventListener("online", lookNow);
  window.addEventListener("focus", unlessWithin(AT_MOST_EVERY_MS));
  document.addEventListener("visibilitychange", unlessWithin(AT_MOST_EVERY_MS));
  setInterval(unlessWithin(EVERY_MS - AT_MOST_EVERY_MS), EVERY_MS);
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
