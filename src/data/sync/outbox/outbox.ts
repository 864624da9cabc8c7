import { createStore } from "zustand/vanilla";
import type { MessageKind } from "../../../domain/outbox/message-kinds.ts";
import { runOnce } from "../../../domain/single-flight.ts";
import { requestCopies } from "../../local/request-copies.ts";
import { outboxDeps } from "./deps.ts";
import { createDrainLoop } from "./drain-loop.ts";
import { createDrain, type DrainReport } from "./drain.ts";
import { createEnqueue, type EnqueueAnswer } from "./enqueue.ts";

function createOutbox() {
  const deps = outboxDeps(requestCopies);
  const drain = createDrain(deps);
  const reports = createStore<{ last: DrainReport | null }>(() => ({ last: null }));
  const { wake, nudge } = createDrainLoop({
    drain,
    sleep: deps.sleep,
    sent: (last) => reports.setState({ last }),
    failed: (error) => console.warn("The outbox could not be read", error),
  });

  return {
    ...createEnqueue(deps),
    store: deps.store,
    drain: drain.drain,
    refresh: async (only?: string): Promise<void> => {
      await drain.refresh(only);
      void wake();
    },
    wake: (force?: boolean): void => void wake(force),
    nudge: (): void => void nudge(),
    onReport: (run: (report: DrainReport) => void): (() => void) => reports.subscribe(({ last }) => last && run(last)),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

export const openOutbox = runOnce(createOutbox);

export async function enqueueMessage(
  message: { kind: MessageKind; payload: Record<string, unknown> },
  id?: string,
): Promise<EnqueueAnswer> {
  const outbox = openOutbox();
  const answer = await outbox.enqueueMessage(message, id);
  if (answer.ok) outbox.wake();
  return answer;
}
