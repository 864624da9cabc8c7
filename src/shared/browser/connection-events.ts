import { createStore } from "zustand/vanilla";
import { onReturn } from "./wake-ups.ts";

const events = createStore(() => ({ lost: 0, back: 0 }));

export const reportConnectionLost = (): void => events.setState(({ lost }) => ({ lost: lost + 1 }));

export const reportConnectionBack = (): void => events.setState(({ back }) => ({ back: back + 1 }));

export const onConnectionLost = (run: () => void): (() => void) =>
  events.subscribe((now, before) => {
    if (now.lost !== before.lost) run();
  });

/** Also runs on the browser's `online` event, which reports a network but no server. */
export function onConnectionBack(run: () => void): () => void {
  const unsubscribe = events.subscribe((now, before) => {
    if (now.back !== before.back) run();
  });
  const stop = onReturn(run, { on: ["online"], whileHidden: true });
  return () => {
    unsubscribe();
    stop();
  };
}
