import type { CallFailure } from "../net/call.ts";
import type { Wait } from "../../domain/outbox/outbox-types.ts";

/** Nothing here says no: what the server refuses for good, it says in a body of its own. */
export function toWait(failure: CallFailure): Wait {
  if (failure.code === "unreachable") return { ok: false, code: "wait", problem: "No connection", reachable: false };
  if (failure.code === "not_json")
    return { ok: false, code: "wait", problem: "This network asks for a login", reachable: false };
  if (failure.code === "bad_answer")
    return { ok: false, code: "wait", problem: "The answer could not be read", reachable: true };
  if (failure.status !== 429)
    return { ok: false, code: "wait", problem: `The server answered ${failure.status}`, reachable: true };
  const after_ms = retryAfterMs(failure.body);
  const wait: Wait = { ok: false, code: "wait", problem: whyLater(failure.body), reachable: true };
  return after_ms === null ? wait : { ...wait, after_ms };
}

/** Others behind the same address count as well, so this is nobody's own fault. */
function whyLater(body: unknown): string {
  const isNetwork = typeof body === "object" && body !== null && "message" in body && body.message === "network_limit";
  return isNetwork
    ? "Too many unpaid seats are held from this network, another one may work at once"
    : "Too many requests at once";
}

/** The database puts the seconds into `details` of its error. */
function retryAfterMs(body: unknown): number | null {
  if (typeof body !== "object" || body === null || !("details" in body)) return null;
  const seconds = Number(body.details);
  return seconds > 0 ? Math.min(seconds, 3_600) * 1_000 : null;
}
