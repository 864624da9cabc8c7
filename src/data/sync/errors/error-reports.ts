import type { ErrorReport } from "../../../domain/errors/error-report.ts";
import { runIfUnlocked } from "../../net/locks.ts";
import { queueError, sendErrors } from "./error-queue.ts";

const SEND_AFTER_MS = 5_000;
const LOCK_NAME = "journey-error-reports";

type Breaking = {
  addEventListener: (type: string, hear: (event: { error?: unknown; reason?: unknown }) => void) => void;
};

export function startErrorReports(from: Breaking, where: Pick<ErrorReport, "version" | "source">, place: () => string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const warn = (reason: unknown) => console.warn("Errors were not reported:", reason);
  // A second tab would send, and so count, the same errors again.
  const send = (): void => void runIfUnlocked(LOCK_NAME, sendErrors).then((sent) => sent || sendSoon(), warn);
  // A page that breaks again and again must not postpone the report for ever.
  const sendSoon = () =>
    (timer ??= setTimeout(() => {
      timer = undefined;
      send();
    }, SEND_AFTER_MS));
  // A failing report must not be reported in turn.
  const report = (error: unknown) => void queueError({ ...where, place: place(), error }).then(sendSoon, warn);
  // Scripts of other origins and browser notices fire this event without an error.
  from.addEventListener("error", ({ error }) => void (error && report(error)));
  from.addEventListener("unhandledrejection", ({ reason }) => report(reason));
  send();
  return { report, send };
}
