import { parseShellState, type MessageToWorker, type ShellState } from "../../domain/worker/messages.ts";

const ANSWER_WITHIN_MS = 60_000;
const question: MessageToWorker = { type: "CHECK_SHELL" };

/** Has the worker look at the app's own files and fetch what is gone; undefined where no worker answers. */
export const checkShell = async (): Promise<ShellState | undefined> => {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const done = (state: ShellState | undefined) => {
      clearTimeout(late);
      port1.close();
      resolve(state);
    };
    // An old worker does not know the question.
    const late = setTimeout(() => done(undefined), ANSWER_WITHIN_MS);
    port1.onmessage = ({ data }) => done(parseShellState(data));
    worker.postMessage(question, [port2]);
  });
};
