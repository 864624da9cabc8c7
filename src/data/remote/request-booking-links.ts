import * as v from "valibot";
import type { PlainRefusal, Refused, Wait } from "../../domain/outbox/outbox-types.ts";
import { toWait } from "./answers.ts";
import { postRpc, type HttpDeps } from "../net/call.ts";

const schema = v.union([
  v.object({ ok: v.literal(true) }),
  v.object({ ok: v.literal(false), code: v.string(), message: v.string() }),
]);

/** 'Email me my bookings': the same answer for every address. */
export async function requestBookingLinks(
  email: string,
  deps?: Partial<HttpDeps>,
): Promise<{ ok: true } | Refused<PlainRefusal> | Wait> {
  const answer = await postRpc("request_booking_links", { email }, deps);
  if (!answer.ok) return toWait(answer);
  const parsed = v.safeParse(schema, answer.value);
  if (!parsed.success) return toWait({ ok: false, code: "bad_answer" });
  return parsed.output.ok ? { ok: true } : { ok: false, code: "refused", refusal: parsed.output };
}
