import { createStore } from "zustand/vanilla";
import { onReturn } from "./wake-ups.ts";

const news = createStore(() => ({ lost: 0, back: 0 }));

export const tellLost = (): void => news.setState(({ lost }) => ({ lost: lost + 1 }));

export const tellBack = (): void => news.setState(({ back }) => ({ back: back + 1 }));

export const onLost = (run: () => void): (() => void) =>
  news.subscribe((now, before) => {
    if (now.lost !== before.lost) run();
  });

/** Also runs on the browser's `online` event, which reports a network but no server. */
export function onBack(run: () => void): () => void {
  const unsubscribe = news.subscribe((now, before) => {
    if (now.back !== before.back) run();
  });
  const stop = onReturn(run, { on: ["online"], whileHidden: true });
  return () => {
    unsubscribe();
    stop();
  };
}
