import { queueError, sendErrors } from "../src/data/sync/errors/error-queue.ts";

export function registerErrorReports(worker: ServiceWorkerGlobalScope): void {
  const version = import.meta.env.VITE_APP_VERSION ?? "development";
  async function report(error: unknown): Promise<void> {
    try {
      await queueError({ version, source: "worker", place: "/sw.js", error });
      await sendErrors();
    } catch (reason) {
      console.warn("An error was not reported:", reason);
    }
  }
  worker.addEventListener("error", ({ error }) => void (error && report(error)));
  worker.addEventListener("unhandledrejection", ({ reason }) => void report(reason));
}
