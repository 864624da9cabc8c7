import * as v from "valibot";
import { bookingViewSchema } from "../../domain/booking/booking-view.ts";
import { MESSAGE_KINDS, type MessageKind } from "../../domain/outbox/message-kinds.ts";
import type { OutboxNet } from "../../domain/outbox/outbox-types.ts";
import { call, type CallOptions } from "../net/call.ts";
import { toWait } from "./answers.ts";

const schema = v.union([
  v.object({ ok: v.literal(true), booking: v.optional(bookingViewSchema) }),
  // With what the server adds for this refusal alone: the screen that asked reads it.
  v.looseObject({
    ok: v.literal(false),
    code: v.string(),
    message: v.string(),
    field: v.nullish(v.string(), undefined),
  }),
]);

/** The id is the client's, so that the server knows a message it has already; some name what they are about instead. */
export async function submitMessage(
  kind: MessageKind,
  id: string,
  payload: Record<string, unknown>,
  options?: Partial<CallOptions>,
): ReturnType<OutboxNet["submitMessage"]> {
  const { verb, argument } = MESSAGE_KINDS[kind];
  const args = argument === null ? payload : { [argument]: { id, ...payload } };
  const answer = await call(`rpc/${verb}`, args, schema, options);
  if (!answer.ok) return toWait(answer);
  return answer.value.ok
    ? { ok: true, view: answer.value.booking }
    : { ok: false, code: "refused", refusal: answer.value };
}
