import { parseShellState, type ShellState } from "../../domain/worker/messages.ts";
import { askWorker } from "../service-worker/ask-worker.ts";

const ANSWER_WITHIN_MS = 60_000;

/** Has the worker look at the app's own files and fetch what is gone or damaged; undefined where no worker answers. */
export const checkShell = async (): Promise<ShellState | undefined> =>
  parseShellState(await askWorker({ type: "CHECK_SHELL" }, ANSWER_WITHIN_MS));
