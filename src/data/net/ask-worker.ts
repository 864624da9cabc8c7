import type { MessageToWorker } from "../../domain/worker/messages.ts";

const controller = () => globalThis.navigator.serviceWorker?.controller;

/** Resolves to undefined after the time limit: an old worker does not know every question. */
export function askWorker(question: MessageToWorker, patienceMs: number, worker = controller()): Promise<unknown> {
  if (!worker) return Promise.resolve(undefined);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const done = (answer?: unknown) => {
      clearTimeout(late);
      port1.close();
      resolve(answer);
    };
    const late = setTimeout(done, patienceMs);
    port1.onmessage = ({ data }) => done(data);
    worker.postMessage(question, [port2]);
  });
}
