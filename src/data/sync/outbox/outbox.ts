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
    /** What turns up as held although it was refused here is taken on to its payment at once. */
    refresh: async (only?: string): Promise<void> => {
      await drain.refresh(only);
      void wake();
    },
    /** Send now and keep at it while this page lives. */
    wake: (force?: boolean): void => void wake(force),
    /** Send now, unless nobody answered just now. */
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

/** The one outbox of this page or worker; opened on first use, so that importing it costs nothing. */
export function openOutbox(): Outbox {
  outbox ??= createOutbox();
  return outbox;
}

/** A message of a form: on the disk when this resolves, sent as soon as there is a network. */
export async function enqueueMessage(
  message: { kind: MessageKind; payload: Record<string, unknown> },
  id?: string,
): Promise<EnqueueAnswer> {
  const opened = openOutbox();
  const answer = await opened.enqueueMessage(message, id);
  if (answer.ok) opened.wake();
  return answer;
}
