import { queueError, sendErrors } from "../../data/sync/errors/error-queue.ts";
import { onConnectionBack } from "../../shared/browser/connection-events.ts";

const SEND_AFTER_MS = 5_000;

const version = import.meta.env.VITE_APP_VERSION ?? "development";

export function startErrorReports(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => void sendErrors().catch((error: unknown) => console.warn("Errors were not reported:", error));
  async function report(error: unknown): Promise<void> {
    const place = window.location.pathname;
    await queueError({ version, source: "page", place, error });
    clearTimeout(timer);
    timer = setTimeout(send, SEND_AFTER_MS);
  }
  // A failing report must not be reported in turn.
  const safely = (error: unknown) =>
    void report(error).catch((reason: unknown) => console.warn("An error was not stored:", reason));
  // Scripts of other origins and browser notices fire this event without an error.
  window.addEventListener("error", ({ error }) => void (error && safely(error)));
  window.addEventListener("unhandledrejection", ({ reason }) => safely(reason));
  onConnectionBack(send);
  send();
}
