import type { MessageToWorker } from "../../domain/worker/messages.ts";
import { withTimeLimit } from "./time-limit.ts";

const controller = () => globalThis.navigator.serviceWorker?.controller;

/** Times out, because an old worker does not know every question. */
export function requestFromWorker(
  question: MessageToWorker,
  timeoutMs: number,
  worker = controller(),
): Promise<unknown> {
  if (!worker) return Promise.resolve(undefined);
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  worker.postMessage(question, [port2]);
  return withTimeLimit(answer, timeoutMs, () => undefined).finally(() => port1.close());
}
