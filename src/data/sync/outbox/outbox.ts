import { createDrain, type DrainReport } from "./drain.ts";
import { outboxDeps } from "./deps.ts";
import { createDrainLoop } from "./drain-loop.ts";
import { createEnqueue, type EnqueueAnswer } from "./enqueue.ts";
import type { MessageKind } from "../../../domain/outbox/message-kinds.ts";

function createOutbox() {
  const deps = outboxDeps();
  const drain = createDrain(deps);
  const reports = new Set<(report: DrainReport) => void>();
  const { wake, nudge } = createDrainLoop({
    drain,
    sleep: deps.sleep,
    sent: (report) => reports.forEach((listener) => listener(report)),
    failed: (error) => console.warn("The outbox could not be read", error),
  });

  return {
    ...createEnqueue(deps),
    store: deps.store,
    drain: drain.drain,
    /** A refused booking that the server holds after all continues to its payment. */
    refresh: async (only?: string): Promise<void> => {
      await drain.refresh(only);
      void wake();
    },
    /** Sends now and keeps trying while this page lives. */
    wake: (force?: boolean): void => void wake(force),
    /** Sends now, unless the last round got no answer. */
    nudge: (): void => void nudge(),
    onReport(listener: (report: DrainReport) => void): () => void {
      reports.add(listener);
      return () => {
        reports.delete(listener);
      };
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

let outbox: Outbox | undefined;

/** Opened on first use, so importing it costs nothing. */
export function openOutbox(): Outbox {
  outbox ??= createOutbox();
  return outbox;
}

/** Resolves once stored; sent when online. */
export async function enqueueMessage(
  message: { kind: MessageKind; payload: Record<string, unknown> },
  id?: string,
): Promise<EnqueueAnswer> {
  const opened = openOutbox();
  const answer = await opened.enqueueMessage(message, id);
  if (answer.ok) opened.wake();
  return answer;
}
