import { onConnectionBack, reportConnectionLost } from "./connection-events.ts";

const RETRY_AFTER_MS = 5_000;

const waitForRetry = (): Promise<void> =>
  new Promise((resolve) => {
    const stopWaiting = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(stopWaiting, RETRY_AFTER_MS);
    const unsubscribe = onConnectionBack(stopWaiting);
  });

/** Retries until the chunk arrives, because a failed import is usually the network. */
export async function loadWithRetry<Part>(load: () => Promise<Part>, failed?: () => void): Promise<Part> {
  let isFirst = true;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (isFirst) {
        console.warn("A part of the app did not load and is requested again:", error);
        reportConnectionLost();
        failed?.();
      }
      isFirst = false;
      await waitForRetry();
    }
  }
}
