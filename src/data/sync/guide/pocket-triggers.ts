type Listened = { addEventListener: (type: string, listener: () => void) => void };

export type PocketTriggerDeps = {
  window: Listened;
  document: Listened & { visibilityState: string };
  look: () => void;
  now: () => number;
  every: (ms: number, work: () => void) => void;
  after: (ms: number, work: () => void) => void;
};

const EVERY_MS = 60_000;
/** Focus and visibility come in pairs, and what is sent comes in bursts. */
const AT_MOST_EVERY_MS = 1_000;

/** When a guide's phone asks what the office knows: on focus, visible again and online, after sending, and every minute while open. */
export function watchPocket({ window, document, look, now, every, after }: PocketTriggerDeps) {
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
  every(EVERY_MS, unlessWithin(EVERY_MS - AT_MOST_EVERY_MS));
  return {
    lookNow,
    /** What was sent comes back with the time at which the server took it: a look that began before that does not have it. */
    lookAfterSending: (): void => {
      if (due) return;
      due = true;
      after(Math.max(0, last + AT_MOST_EVERY_MS - now()), () => {
        due = false;
        lookNow();
      });
    },
  };
}
