import { codeBy, type CallFailure } from "../net/call.ts";
import type { Wait } from "../../domain/outbox/outbox-types.ts";

/** Nothing here says no: what the server refuses for good, it says in a body of its own. */
export function toWait(failure: CallFailure): Wait {
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
