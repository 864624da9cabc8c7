import { codeBy, type CallFailure } from "../net/call.ts";
import type { Wait } from "../../domain/outbox/outbox-types.ts";

/** A no to this request by a server that read it. 408: a proxy tired of waiting, which tells nothing of the server behind it. */
const isAnswered = ({ status }: { status: number }): boolean => status >= 400 && status < 500 && status !== 408;

/**
 * Whether the server certainly did nothing. All else (a timeout, a cut connection, 5xx, an answer nobody can read) leaves it
 * open: the server may have done it, and only its answer was lost.
 */
export const isNotDone = (failure: CallFailure): boolean =>
  failure.code === "unreachable" ? failure.unsent === true : failure.code === "refused" && isAnswered(failure);

export const toWait = (failure: CallFailure): Wait => ({
  ...waitOf(failure),
  ...(isNotDone(failure) && { not_done: true }),
});

/** Nothing here says no: what the server refuses for good, it says in a body of its own. */
function waitOf(failure: CallFailure): Wait {
  if (failure.code === "unreachable") return { ok: false, code: "wait", problem: "unreachable", reachable: false };
  if (failure.code === "not_json") return { ok: false, code: "wait", problem: "login_page", reachable: false };
  if (failure.code === "bad_answer") return { ok: false, code: "wait", problem: "unreadable", reachable: true };
  const wait: Wait = { ok: false, code: "wait", problem: codeBy(failure) ?? "server_failed", reachable: true };
  if (failure.status !== 429) return wait;
  const after_ms = retryAfterMs(failure.body);
  return { ...wait, problem: whyLater(failure.body), ...(after_ms === null ? {} : { after_ms }) };
}

/** Others behind the same address count as well, so this is nobody's own fault. */
function whyLater(body: unknown): "network_limit" | "rate_limited" {
  const isNetwork = typeof body === "object" && body !== null && "message" in body && body.message === "network_limit";
  return isNetwork ? "network_limit" : "rate_limited";
}

/** The database puts the seconds into `details` of its error. */
function retryAfterMs(body: unknown): number | null {
  if (typeof body !== "object" || body === null || !("details" in body)) return null;
  const seconds = Number(body.details);
  return seconds > 0 ? Math.min(seconds, 3_600) * 1_000 : null;
}
