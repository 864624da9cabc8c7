import type { EnqueueAnswer } from "./enqueue.ts";
import { openOutbox } from "./outbox.ts";
import type { MessageKind } from "../../../domain/outbox/outbox-types.ts";

/** A contact message or trip request: on the disk when this resolves, sent as soon as there is a network. */
export async function enqueueMessage(message: {
  kind: MessageKind;
  payload: Record<string, unknown>;
}): Promise<EnqueueAnswer> {
  const outbox = openOutbox();
  const answer = await outbox.enqueueMessage(message);
  if (answer.ok) outbox.wake();
  return answer;
}
