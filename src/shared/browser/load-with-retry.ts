import { onBack, tellLost } from "./connection-events.ts";

const AGAIN_AFTER_MS = 5_000;

const whenWorthAnotherTry = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      leave();
      resolve();
    };
    const timer = setTimeout(done, AGAIN_AFTER_MS);
    const leave = onBack(done);
  });

/** Retries until the chunk arrives, because a failed import is usually the network. */
export async function untilHere<Part>(load: () => Promise<Part>, failed?: () => void): Promise<Part> {
  let isFirst = true;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (isFirst) {
        console.warn("A part of the app did not come and is asked for again:", error);
        tellLost();
        failed?.();
      }
      isFirst = false;
      await whenWorthAnotherTry();
    }
  }
}
