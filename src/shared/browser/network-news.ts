import { createStore } from "zustand/vanilla";
import { onReturn } from "./wake-ups.ts";

/** Counts failed loads of pictures and lazy parts, and the answers of the server after a silence. */
const news = createStore(() => ({ lost: 0, back: 0 }));

/** Something did not load, so the connection needs a check. */
export const tellLost = (): void => news.setState(({ lost }) => ({ lost: lost + 1 }));

/** The server has answered again, so what did not load is worth another try. */
export const tellBack = (): void => news.setState(({ back }) => ({ back: back + 1 }));

export const onLost = (run: () => void): (() => void) =>
  news.subscribe((now, before) => {
    if (now.lost !== before.lost) run();
  });

/** Runs also when the browser is online: it knows of a network that came back, and nothing of servers. */
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
