import * as v from "valibot";
import type { PlainRefusal, Refused, Wait } from "../../domain/outbox/outbox-types.ts";
import { call } from "../net/call.ts";
import { toWait } from "./answers.ts";

const schema = v.union([
  v.object({ ok: v.literal(true) }),
  v.object({ ok: v.literal(false), code: v.string(), message: v.string() }),
]);

/** By the token of a mail's link; asked twice is once. */
export async function leaveWaitingList(token: string): Promise<{ ok: true } | Refused<PlainRefusal> | Wait> {
  const answer = await call("rpc/leave_waiting_list", { token }, schema);
  if (!answer.ok) return toWait(answer);
  return answer.value.ok ? { ok: true } : { ok: false, code: "refused", refusal: answer.value };
}
