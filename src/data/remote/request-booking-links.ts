import * as v from "valibot";
import type { PlainRefusal, Refused, Wait } from "../../domain/outbox/outbox-types.ts";
import { toWait } from "./answers.ts";
import { call, type CallOptions } from "../net/call.ts";

const schema = v.union([
  v.object({ ok: v.literal(true) }),
  v.object({ ok: v.literal(false), code: v.string(), message: v.string() }),
]);

/** 'Email me my bookings': the same answer for every address. */
export async function requestBookingLinks(
  email: string,
  options?: Partial<CallOptions>,
): Promise<{ ok: true } | Refused<PlainRefusal> | Wait> {
  const answer = await call("rpc/request_booking_links", { email }, schema, options);
  if (!answer.ok) return toWait(answer);
  return answer.value.ok ? { ok: true } : { ok: false, code: "refused", refusal: answer.value };
}
