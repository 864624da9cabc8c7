import * as v from "valibot";
import type { MessageKind, OutboxNet } from "../../domain/outbox/outbox-types.ts";
import { toWait } from "./answers.ts";
import { postRpc, type HttpDeps } from "../net/call.ts";

const schema = v.union([
  v.object({ ok: v.literal(true) }),
  v.object({ ok: v.literal(false), code: v.string(), message: v.string(), field: v.nullish(v.string(), undefined) }),
]);

const VERBS = {
  contact_message: { name: "submit_contact_message", argument: "message" },
  trip_request: { name: "submit_trip_request", argument: "request" },
} as const satisfies Record<MessageKind, { name: string; argument: string }>;

/** The id is the client's, so that the server knows a message it has already. */
export async function submitMessage(
  kind: MessageKind,
  id: string,
  payload: Record<string, unknown>,
  deps?: Partial<HttpDeps>,
): ReturnType<OutboxNet["submitMessage"]> {
  const { name, argument } = VERBS[kind];
  const answer = await postRpc(name, { [argument]: { ...payload, id } }, deps);
  if (!answer.ok) return toWait(answer);
  const parsed = v.safeParse(schema, answer.value);
  if (!parsed.success) return toWait({ ok: false, code: "bad_answer" });
  return parsed.output.ok ? { ok: true } : { ok: false, code: "refused", refusal: parsed.output };
}
